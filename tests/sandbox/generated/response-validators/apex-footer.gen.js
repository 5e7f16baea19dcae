// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

var apex_BrandCustomerServiceInfo = validate0, schema0 = { type: "object", required: ["Customer_Service_Hours__c", "Customer_Service_Hours_ES__c", "Customer_Service_Phone_Number__c", "Privacy_Policy_Link__c", "Privacy_Policy_Link_ES__c", "Terms_of_Use__c", "Terms_of_Use_ES__c", "Disclaimer__c", "Disclaimer_ES__c"], additionalProperties: !0, properties: { Customer_Service_Hours__c: { type: ["string", "null"] }, Customer_Service_Hours_ES__c: { type: ["string", "null"] }, Customer_Service_Phone_Number__c: { type: ["string", "null"] }, Privacy_Policy_Link__c: { type: ["string", "null"] }, Privacy_Policy_Link_ES__c: { type: ["string", "null"] }, Terms_of_Use__c: { type: ["string", "null"] }, Terms_of_Use_ES__c: { type: ["string", "null"] }, Disclaimer__c: { type: ["string", "null"] }, Disclaimer_ES__c: { type: ["string", "null"] } } };
function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.Customer_Service_Hours__c === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "Customer_Service_Hours__c" }, message: "must have required property 'Customer_Service_Hours__c'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.Customer_Service_Hours_ES__c === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "Customer_Service_Hours_ES__c" }, message: "must have required property 'Customer_Service_Hours_ES__c'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.Customer_Service_Phone_Number__c === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "Customer_Service_Phone_Number__c" }, message: "must have required property 'Customer_Service_Phone_Number__c'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.Privacy_Policy_Link__c === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "Privacy_Policy_Link__c" }, message: "must have required property 'Privacy_Policy_Link__c'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.Privacy_Policy_Link_ES__c === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "Privacy_Policy_Link_ES__c" }, message: "must have required property 'Privacy_Policy_Link_ES__c'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.Terms_of_Use__c === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "Terms_of_Use__c" }, message: "must have required property 'Terms_of_Use__c'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.Terms_of_Use_ES__c === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "Terms_of_Use_ES__c" }, message: "must have required property 'Terms_of_Use_ES__c'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.Disclaimer__c === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "Disclaimer__c" }, message: "must have required property 'Disclaimer__c'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.Disclaimer_ES__c === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "Disclaimer_ES__c" }, message: "must have required property 'Disclaimer_ES__c'" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.Customer_Service_Hours__c !== void 0) {
      let data0 = data.Customer_Service_Hours__c;
      if (typeof data0 != "string" && data0 !== null) {
        let err9 = { instancePath: instancePath + "/Customer_Service_Hours__c", schemaPath: "#/properties/Customer_Service_Hours__c/type", keyword: "type", params: { type: schema0.properties.Customer_Service_Hours__c.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.Customer_Service_Hours_ES__c !== void 0) {
      let data1 = data.Customer_Service_Hours_ES__c;
      if (typeof data1 != "string" && data1 !== null) {
        let err10 = { instancePath: instancePath + "/Customer_Service_Hours_ES__c", schemaPath: "#/properties/Customer_Service_Hours_ES__c/type", keyword: "type", params: { type: schema0.properties.Customer_Service_Hours_ES__c.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.Customer_Service_Phone_Number__c !== void 0) {
      let data2 = data.Customer_Service_Phone_Number__c;
      if (typeof data2 != "string" && data2 !== null) {
        let err11 = { instancePath: instancePath + "/Customer_Service_Phone_Number__c", schemaPath: "#/properties/Customer_Service_Phone_Number__c/type", keyword: "type", params: { type: schema0.properties.Customer_Service_Phone_Number__c.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.Privacy_Policy_Link__c !== void 0) {
      let data3 = data.Privacy_Policy_Link__c;
      if (typeof data3 != "string" && data3 !== null) {
        let err12 = { instancePath: instancePath + "/Privacy_Policy_Link__c", schemaPath: "#/properties/Privacy_Policy_Link__c/type", keyword: "type", params: { type: schema0.properties.Privacy_Policy_Link__c.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.Privacy_Policy_Link_ES__c !== void 0) {
      let data4 = data.Privacy_Policy_Link_ES__c;
      if (typeof data4 != "string" && data4 !== null) {
        let err13 = { instancePath: instancePath + "/Privacy_Policy_Link_ES__c", schemaPath: "#/properties/Privacy_Policy_Link_ES__c/type", keyword: "type", params: { type: schema0.properties.Privacy_Policy_Link_ES__c.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.Terms_of_Use__c !== void 0) {
      let data5 = data.Terms_of_Use__c;
      if (typeof data5 != "string" && data5 !== null) {
        let err14 = { instancePath: instancePath + "/Terms_of_Use__c", schemaPath: "#/properties/Terms_of_Use__c/type", keyword: "type", params: { type: schema0.properties.Terms_of_Use__c.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.Terms_of_Use_ES__c !== void 0) {
      let data6 = data.Terms_of_Use_ES__c;
      if (typeof data6 != "string" && data6 !== null) {
        let err15 = { instancePath: instancePath + "/Terms_of_Use_ES__c", schemaPath: "#/properties/Terms_of_Use_ES__c/type", keyword: "type", params: { type: schema0.properties.Terms_of_Use_ES__c.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.Disclaimer__c !== void 0) {
      let data7 = data.Disclaimer__c;
      if (typeof data7 != "string" && data7 !== null) {
        let err16 = { instancePath: instancePath + "/Disclaimer__c", schemaPath: "#/properties/Disclaimer__c/type", keyword: "type", params: { type: schema0.properties.Disclaimer__c.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.Disclaimer_ES__c !== void 0) {
      let data8 = data.Disclaimer_ES__c;
      if (typeof data8 != "string" && data8 !== null) {
        let err17 = { instancePath: instancePath + "/Disclaimer_ES__c", schemaPath: "#/properties/Disclaimer_ES__c/type", keyword: "type", params: { type: schema0.properties.Disclaimer_ES__c.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
  } else {
    let err18 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
  }
  return validate0.errors = vErrors, errors === 0;
}
var apex_ApexErrors = validate1;
var schema3 = { type: "string", enum: ["cardExpired", "insufficientFunds", "codeWrong", "doNotHonor"] };
function validate2(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "cardExpired" || data === "insufficientFunds" || data === "codeWrong" || data === "doNotHonor")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema3.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate2.errors = vErrors, errors === 0;
}
function validate3(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.errorCode === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "errorCode" }, message: "must have required property 'errorCode'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.message === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.errorCode !== void 0) {
      let data0 = data.errorCode;
      if (typeof data0 == "string") {
        if (data0.length < 1) {
          let err2 = { instancePath: instancePath + "/errorCode", schemaPath: "#/properties/errorCode/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/errorCode", schemaPath: "#/properties/errorCode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.message !== void 0 && typeof data.message != "string") {
      let err4 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.field !== void 0 && typeof data.field != "string") {
      let err5 = { instancePath: instancePath + "/field", schemaPath: "#/properties/field/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.declineReason !== void 0 && (validate2(data.declineReason, { instancePath: instancePath + "/declineReason", parentData: data, parentDataProperty: "declineReason", rootData }) || (vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors), errors = vErrors.length)), data.triesLeft !== void 0) {
      let data4 = data.triesLeft;
      if (!Number.isInteger(data4)) {
        let err6 = { instancePath: instancePath + "/triesLeft", schemaPath: "#/properties/triesLeft/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (Number.isFinite(data4) && data4 < 0) {
        let err7 = { instancePath: instancePath + "/triesLeft", schemaPath: "#/properties/triesLeft/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate3.errors = vErrors, errors === 0;
}
function validate1(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    if (data.length < 1) {
      let err0 = { instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      validate3(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors), errors = vErrors.length);
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate1.errors = vErrors, errors === 0;
}
var apex_UserAccountInformation = validate4, schema4 = { type: "object", required: ["Account_Brand__c"], additionalProperties: !0, properties: { Account_Brand__c: { type: ["string", "null"] } } };
function validate4(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.Account_Brand__c === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "Account_Brand__c" }, message: "must have required property 'Account_Brand__c'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.Account_Brand__c !== void 0) {
      let data0 = data.Account_Brand__c;
      if (typeof data0 != "string" && data0 !== null) {
        let err1 = { instancePath: instancePath + "/Account_Brand__c", schemaPath: "#/properties/Account_Brand__c/type", keyword: "type", params: { type: schema4.properties.Account_Brand__c.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate4.errors = vErrors, errors === 0;
}
var apex_UtilityInfo = validate5, schema5 = { type: "object", required: ["Name", "Utility_Phone__c"], additionalProperties: !0, properties: { Name: { type: "string" }, Utility_Phone__c: { type: ["string", "null"] } } };
function validate5(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.Name === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "Name" }, message: "must have required property 'Name'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.Utility_Phone__c === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "Utility_Phone__c" }, message: "must have required property 'Utility_Phone__c'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.Name !== void 0 && typeof data.Name != "string") {
      let err2 = { instancePath: instancePath + "/Name", schemaPath: "#/properties/Name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.Utility_Phone__c !== void 0) {
      let data1 = data.Utility_Phone__c;
      if (typeof data1 != "string" && data1 !== null) {
        let err3 = { instancePath: instancePath + "/Utility_Phone__c", schemaPath: "#/properties/Utility_Phone__c/type", keyword: "type", params: { type: schema5.properties.Utility_Phone__c.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate5.errors = vErrors, errors === 0;
}
var validators = {
  getBrandCustomerServiceInfo: { responses: { 200: apex_BrandCustomerServiceInfo, 400: apex_ApexErrors, 404: apex_ApexErrors, 500: apex_ApexErrors } },
  getUserAccountInformation: { responses: { 200: apex_UserAccountInformation, 400: apex_ApexErrors, 401: apex_ApexErrors, 404: apex_ApexErrors, 500: apex_ApexErrors } },
  getUtilityInfo: { responses: { 200: apex_UtilityInfo, 400: apex_ApexErrors, 404: apex_ApexErrors, 500: apex_ApexErrors } }
};
export {
  validators
};
