// Generated from specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

function ucs2length(text) {
  let length = 0;
  for (let at = 0; at < text.length; at += 1)
    length += 1, (text.charCodeAt(at) & 64512) === 55296 && (text.charCodeAt(at + 1) & 64512) === 56320 && (at += 1);
  return length;
}

var uiApi_ActionOverrides = validate0;
function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.eTag !== void 0 && typeof data.eTag != "string") {
      let err0 = { instancePath: instancePath + "/eTag", schemaPath: "#/properties/eTag/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate0.errors = vErrors, errors === 0;
}
var uiApi_ReadErrors = validate1;
function validate2(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate2.errors = vErrors, errors === 0;
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
      validate2(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors), errors = vErrors.length);
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate1.errors = vErrors, errors === 0;
}
var uiApi_FormulaActivations = validate3;
function validate3(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.activations === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "activations" }, message: "must have required property 'activations'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.eTag !== void 0 && typeof data.eTag != "string") {
      let err1 = { instancePath: instancePath + "/eTag", schemaPath: "#/properties/eTag/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate3.errors = vErrors, errors === 0;
}
var uiApi_Actions = validate4, schema4 = { type: "object", required: ["actions"], additionalProperties: !0, properties: { actions: { type: "object", additionalProperties: { $ref: "ui-api.ObjectActions" } }, eTag: { type: "string" }, url: { type: ["string", "null"] } } }, schema5 = { type: "object", required: ["actions"], additionalProperties: !0, properties: { actions: { type: "array", items: { $ref: "ui-api.PlatformAction" } }, links: { type: ["array", "null"], items: { type: "string" } }, url: { type: ["string", "null"] } } }, schema6 = { type: "object", required: ["actionListContext", "actionTarget", "actionTargetType", "apiName", "externalId", "iconUrl", "isMassAction", "label", "primaryColor", "relatedListRecordId", "relatedSourceObject", "section", "sourceObject", "subtype", "targetObject", "targetUrl", "type"], additionalProperties: !0, properties: { actionListContext: { type: "string" }, actionTarget: { type: ["string", "null"] }, actionTargetType: { type: ["string", "null"] }, apiName: { type: "string" }, externalId: { type: ["string", "null"] }, iconUrl: { type: ["string", "null"] }, id: { type: ["string", "null"] }, isMassAction: { type: "string" }, label: { type: "string" }, lwcComponent: { type: ["string", "null"] }, primaryColor: { type: ["string", "null"] }, relatedListRecordId: { type: ["string", "null"] }, relatedSourceObject: { type: ["string", "null"] }, section: { type: ["string", "null"] }, sourceObject: { type: ["string", "null"] }, subtype: { type: ["string", "null"] }, targetObject: { type: ["string", "null"] }, targetUrl: { type: ["string", "null"] }, type: { type: "string" } } };
function validate5(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.actionListContext === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "actionListContext" }, message: "must have required property 'actionListContext'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.actionTarget === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "actionTarget" }, message: "must have required property 'actionTarget'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.actionTargetType === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "actionTargetType" }, message: "must have required property 'actionTargetType'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.apiName === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "apiName" }, message: "must have required property 'apiName'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.externalId === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "externalId" }, message: "must have required property 'externalId'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.iconUrl === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "iconUrl" }, message: "must have required property 'iconUrl'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.isMassAction === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "isMassAction" }, message: "must have required property 'isMassAction'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.label === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.primaryColor === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "primaryColor" }, message: "must have required property 'primaryColor'" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.relatedListRecordId === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "relatedListRecordId" }, message: "must have required property 'relatedListRecordId'" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.relatedSourceObject === void 0) {
      let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "relatedSourceObject" }, message: "must have required property 'relatedSourceObject'" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.section === void 0) {
      let err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "section" }, message: "must have required property 'section'" };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.sourceObject === void 0) {
      let err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sourceObject" }, message: "must have required property 'sourceObject'" };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.subtype === void 0) {
      let err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "subtype" }, message: "must have required property 'subtype'" };
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
    if (data.targetObject === void 0) {
      let err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "targetObject" }, message: "must have required property 'targetObject'" };
      vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
    }
    if (data.targetUrl === void 0) {
      let err15 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "targetUrl" }, message: "must have required property 'targetUrl'" };
      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
    }
    if (data.type === void 0) {
      let err16 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
    }
    if (data.actionListContext !== void 0 && typeof data.actionListContext != "string") {
      let err17 = { instancePath: instancePath + "/actionListContext", schemaPath: "#/properties/actionListContext/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
    }
    if (data.actionTarget !== void 0) {
      let data1 = data.actionTarget;
      if (typeof data1 != "string" && data1 !== null) {
        let err18 = { instancePath: instancePath + "/actionTarget", schemaPath: "#/properties/actionTarget/type", keyword: "type", params: { type: schema6.properties.actionTarget.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.actionTargetType !== void 0) {
      let data2 = data.actionTargetType;
      if (typeof data2 != "string" && data2 !== null) {
        let err19 = { instancePath: instancePath + "/actionTargetType", schemaPath: "#/properties/actionTargetType/type", keyword: "type", params: { type: schema6.properties.actionTargetType.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.apiName !== void 0 && typeof data.apiName != "string") {
      let err20 = { instancePath: instancePath + "/apiName", schemaPath: "#/properties/apiName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
    }
    if (data.externalId !== void 0) {
      let data4 = data.externalId;
      if (typeof data4 != "string" && data4 !== null) {
        let err21 = { instancePath: instancePath + "/externalId", schemaPath: "#/properties/externalId/type", keyword: "type", params: { type: schema6.properties.externalId.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.iconUrl !== void 0) {
      let data5 = data.iconUrl;
      if (typeof data5 != "string" && data5 !== null) {
        let err22 = { instancePath: instancePath + "/iconUrl", schemaPath: "#/properties/iconUrl/type", keyword: "type", params: { type: schema6.properties.iconUrl.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.id !== void 0) {
      let data6 = data.id;
      if (typeof data6 != "string" && data6 !== null) {
        let err23 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: schema6.properties.id.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.isMassAction !== void 0 && typeof data.isMassAction != "string") {
      let err24 = { instancePath: instancePath + "/isMassAction", schemaPath: "#/properties/isMassAction/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
    }
    if (data.label !== void 0 && typeof data.label != "string") {
      let err25 = { instancePath: instancePath + "/label", schemaPath: "#/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
    }
    if (data.lwcComponent !== void 0) {
      let data9 = data.lwcComponent;
      if (typeof data9 != "string" && data9 !== null) {
        let err26 = { instancePath: instancePath + "/lwcComponent", schemaPath: "#/properties/lwcComponent/type", keyword: "type", params: { type: schema6.properties.lwcComponent.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
    if (data.primaryColor !== void 0) {
      let data10 = data.primaryColor;
      if (typeof data10 != "string" && data10 !== null) {
        let err27 = { instancePath: instancePath + "/primaryColor", schemaPath: "#/properties/primaryColor/type", keyword: "type", params: { type: schema6.properties.primaryColor.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
    }
    if (data.relatedListRecordId !== void 0) {
      let data11 = data.relatedListRecordId;
      if (typeof data11 != "string" && data11 !== null) {
        let err28 = { instancePath: instancePath + "/relatedListRecordId", schemaPath: "#/properties/relatedListRecordId/type", keyword: "type", params: { type: schema6.properties.relatedListRecordId.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
    }
    if (data.relatedSourceObject !== void 0) {
      let data12 = data.relatedSourceObject;
      if (typeof data12 != "string" && data12 !== null) {
        let err29 = { instancePath: instancePath + "/relatedSourceObject", schemaPath: "#/properties/relatedSourceObject/type", keyword: "type", params: { type: schema6.properties.relatedSourceObject.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
      }
    }
    if (data.section !== void 0) {
      let data13 = data.section;
      if (typeof data13 != "string" && data13 !== null) {
        let err30 = { instancePath: instancePath + "/section", schemaPath: "#/properties/section/type", keyword: "type", params: { type: schema6.properties.section.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
      }
    }
    if (data.sourceObject !== void 0) {
      let data14 = data.sourceObject;
      if (typeof data14 != "string" && data14 !== null) {
        let err31 = { instancePath: instancePath + "/sourceObject", schemaPath: "#/properties/sourceObject/type", keyword: "type", params: { type: schema6.properties.sourceObject.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
    }
    if (data.subtype !== void 0) {
      let data15 = data.subtype;
      if (typeof data15 != "string" && data15 !== null) {
        let err32 = { instancePath: instancePath + "/subtype", schemaPath: "#/properties/subtype/type", keyword: "type", params: { type: schema6.properties.subtype.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
      }
    }
    if (data.targetObject !== void 0) {
      let data16 = data.targetObject;
      if (typeof data16 != "string" && data16 !== null) {
        let err33 = { instancePath: instancePath + "/targetObject", schemaPath: "#/properties/targetObject/type", keyword: "type", params: { type: schema6.properties.targetObject.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
      }
    }
    if (data.targetUrl !== void 0) {
      let data17 = data.targetUrl;
      if (typeof data17 != "string" && data17 !== null) {
        let err34 = { instancePath: instancePath + "/targetUrl", schemaPath: "#/properties/targetUrl/type", keyword: "type", params: { type: schema6.properties.targetUrl.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
      }
    }
    if (data.type !== void 0 && typeof data.type != "string") {
      let err35 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
    }
  } else {
    let err36 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
  }
  return validate5.errors = vErrors, errors === 0;
}
function validate6(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.actions === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "actions" }, message: "must have required property 'actions'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.actions !== void 0) {
      let data0 = data.actions;
      if (Array.isArray(data0)) {
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate5(data0[i0], { instancePath: instancePath + "/actions/" + i0, parentData: data0, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors), errors = vErrors.length);
      } else {
        let err1 = { instancePath: instancePath + "/actions", schemaPath: "#/properties/actions/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.links !== void 0) {
      let data2 = data.links;
      if (!Array.isArray(data2) && data2 !== null) {
        let err2 = { instancePath: instancePath + "/links", schemaPath: "#/properties/links/type", keyword: "type", params: { type: schema5.properties.links.type }, message: "must be array,null" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (Array.isArray(data2)) {
        let len1 = data2.length;
        for (let i1 = 0; i1 < len1; i1++)
          if (typeof data2[i1] != "string") {
            let err3 = { instancePath: instancePath + "/links/" + i1, schemaPath: "#/properties/links/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
          }
      }
    }
    if (data.url !== void 0) {
      let data4 = data.url;
      if (typeof data4 != "string" && data4 !== null) {
        let err4 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: schema5.properties.url.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate6.errors = vErrors, errors === 0;
}
function validate4(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.actions === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "actions" }, message: "must have required property 'actions'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.actions !== void 0) {
      let data0 = data.actions;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0))
        for (let key0 in data0)
          validate6(data0[key0], { instancePath: instancePath + "/actions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data0, parentDataProperty: key0, rootData }) || (vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors), errors = vErrors.length);
      else {
        let err1 = { instancePath: instancePath + "/actions", schemaPath: "#/properties/actions/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.eTag !== void 0 && typeof data.eTag != "string") {
      let err2 = { instancePath: instancePath + "/eTag", schemaPath: "#/properties/eTag/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.url !== void 0) {
      let data3 = data.url;
      if (typeof data3 != "string" && data3 !== null) {
        let err3 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: schema4.properties.url.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate4.errors = vErrors, errors === 0;
}
var uiApi_QuickActionDefaults = validate7, schema7 = { type: "object", required: ["actionApiName", "fields", "objectApiName"], additionalProperties: !0, properties: { actionApiName: { type: "string" }, eTag: { type: "string" }, fields: { type: "object", additionalProperties: { $ref: "ui-api.FieldValue" } }, objectApiName: { type: ["string", "null"] } } }, schema8 = { type: "object", required: ["displayValue", "value"], additionalProperties: !0, properties: { displayValue: { type: ["string", "null"] }, value: { anyOf: [{ type: ["string", "number", "boolean", "null"] }, { $ref: "ui-api.RecordRepresentation" }, { $ref: "ui-api.LocationValue" }] } } }, wrapper0 = { validate: validate8 }, schema9 = { type: "object", required: ["apiName", "childRelationships", "fields", "id", "lastModifiedById", "lastModifiedDate", "recordTypeInfo", "systemModstamp"], additionalProperties: !0, properties: { apiName: { type: "string" }, childRelationships: { type: "object", additionalProperties: { $ref: "ui-api.RecordCollection" } }, eTag: { type: "string" }, fields: { type: "object", additionalProperties: { $ref: "ui-api.FieldValue" } }, id: { type: ["string", "null"] }, lastModifiedById: { type: ["string", "null"] }, lastModifiedDate: { type: ["string", "null"], format: "date-time" }, recordTypeId: { type: ["string", "null"] }, recordTypeInfo: { anyOf: [{ $ref: "ui-api.RecordTypeInfo" }, { type: "null" }] }, systemModstamp: { type: ["string", "null"], format: "date-time" }, weakEtag: { type: "integer" } } }, schema10 = { type: "object", required: ["count", "currentPageToken", "currentPageUrl", "nextPageToken", "nextPageUrl", "previousPageToken", "previousPageUrl", "records"], additionalProperties: !0, properties: { count: { type: "integer", minimum: 0 }, currentPageToken: { type: ["string", "null"] }, currentPageUrl: { type: ["string", "null"] }, nextPageToken: { type: ["string", "null"] }, nextPageUrl: { type: ["string", "null"] }, previousPageToken: { type: ["string", "null"] }, previousPageUrl: { type: ["string", "null"] }, records: { type: "array", items: { $ref: "ui-api.RecordRepresentation" } } } };
function validate9(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.count === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "count" }, message: "must have required property 'count'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.currentPageToken === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "currentPageToken" }, message: "must have required property 'currentPageToken'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.currentPageUrl === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "currentPageUrl" }, message: "must have required property 'currentPageUrl'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.nextPageToken === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "nextPageToken" }, message: "must have required property 'nextPageToken'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.nextPageUrl === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "nextPageUrl" }, message: "must have required property 'nextPageUrl'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.previousPageToken === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "previousPageToken" }, message: "must have required property 'previousPageToken'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.previousPageUrl === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "previousPageUrl" }, message: "must have required property 'previousPageUrl'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.records === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "records" }, message: "must have required property 'records'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.count !== void 0) {
      let data0 = data.count;
      if (!Number.isInteger(data0)) {
        let err8 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (Number.isFinite(data0) && data0 < 0) {
        let err9 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.currentPageToken !== void 0) {
      let data1 = data.currentPageToken;
      if (typeof data1 != "string" && data1 !== null) {
        let err10 = { instancePath: instancePath + "/currentPageToken", schemaPath: "#/properties/currentPageToken/type", keyword: "type", params: { type: schema10.properties.currentPageToken.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.currentPageUrl !== void 0) {
      let data2 = data.currentPageUrl;
      if (typeof data2 != "string" && data2 !== null) {
        let err11 = { instancePath: instancePath + "/currentPageUrl", schemaPath: "#/properties/currentPageUrl/type", keyword: "type", params: { type: schema10.properties.currentPageUrl.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.nextPageToken !== void 0) {
      let data3 = data.nextPageToken;
      if (typeof data3 != "string" && data3 !== null) {
        let err12 = { instancePath: instancePath + "/nextPageToken", schemaPath: "#/properties/nextPageToken/type", keyword: "type", params: { type: schema10.properties.nextPageToken.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.nextPageUrl !== void 0) {
      let data4 = data.nextPageUrl;
      if (typeof data4 != "string" && data4 !== null) {
        let err13 = { instancePath: instancePath + "/nextPageUrl", schemaPath: "#/properties/nextPageUrl/type", keyword: "type", params: { type: schema10.properties.nextPageUrl.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.previousPageToken !== void 0) {
      let data5 = data.previousPageToken;
      if (typeof data5 != "string" && data5 !== null) {
        let err14 = { instancePath: instancePath + "/previousPageToken", schemaPath: "#/properties/previousPageToken/type", keyword: "type", params: { type: schema10.properties.previousPageToken.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.previousPageUrl !== void 0) {
      let data6 = data.previousPageUrl;
      if (typeof data6 != "string" && data6 !== null) {
        let err15 = { instancePath: instancePath + "/previousPageUrl", schemaPath: "#/properties/previousPageUrl/type", keyword: "type", params: { type: schema10.properties.previousPageUrl.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.records !== void 0) {
      let data7 = data.records;
      if (Array.isArray(data7)) {
        let len0 = data7.length;
        for (let i0 = 0; i0 < len0; i0++)
          wrapper0.validate(data7[i0], { instancePath: instancePath + "/records/" + i0, parentData: data7, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors), errors = vErrors.length);
      } else {
        let err16 = { instancePath: instancePath + "/records", schemaPath: "#/properties/records/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
  } else {
    let err17 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
  }
  return validate9.errors = vErrors, errors === 0;
}
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.available === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "available" }, message: "must have required property 'available'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.defaultRecordTypeMapping === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "defaultRecordTypeMapping" }, message: "must have required property 'defaultRecordTypeMapping'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.master === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "master" }, message: "must have required property 'master'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.name === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.recordTypeId === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "recordTypeId" }, message: "must have required property 'recordTypeId'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.available !== void 0 && typeof data.available != "boolean") {
      let err5 = { instancePath: instancePath + "/available", schemaPath: "#/properties/available/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.defaultRecordTypeMapping !== void 0 && typeof data.defaultRecordTypeMapping != "boolean") {
      let err6 = { instancePath: instancePath + "/defaultRecordTypeMapping", schemaPath: "#/properties/defaultRecordTypeMapping/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.master !== void 0 && typeof data.master != "boolean") {
      let err7 = { instancePath: instancePath + "/master", schemaPath: "#/properties/master/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.name !== void 0 && typeof data.name != "string") {
      let err8 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.recordTypeId !== void 0 && typeof data.recordTypeId != "string") {
      let err9 = { instancePath: instancePath + "/recordTypeId", schemaPath: "#/properties/recordTypeId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
  } else {
    let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate10.errors = vErrors, errors === 0;
}
var formats0 = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])[tT ](?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:Z|[+-]\d{2}:?\d{2})$/;
function validate8(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.apiName === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "apiName" }, message: "must have required property 'apiName'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.childRelationships === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "childRelationships" }, message: "must have required property 'childRelationships'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.fields === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fields" }, message: "must have required property 'fields'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.id === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.lastModifiedById === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "lastModifiedById" }, message: "must have required property 'lastModifiedById'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.lastModifiedDate === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "lastModifiedDate" }, message: "must have required property 'lastModifiedDate'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.recordTypeInfo === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "recordTypeInfo" }, message: "must have required property 'recordTypeInfo'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.systemModstamp === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "systemModstamp" }, message: "must have required property 'systemModstamp'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.apiName !== void 0 && typeof data.apiName != "string") {
      let err8 = { instancePath: instancePath + "/apiName", schemaPath: "#/properties/apiName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.childRelationships !== void 0) {
      let data1 = data.childRelationships;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1))
        for (let key0 in data1)
          validate9(data1[key0], { instancePath: instancePath + "/childRelationships/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data1, parentDataProperty: key0, rootData }) || (vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors), errors = vErrors.length);
      else {
        let err9 = { instancePath: instancePath + "/childRelationships", schemaPath: "#/properties/childRelationships/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.eTag !== void 0 && typeof data.eTag != "string") {
      let err10 = { instancePath: instancePath + "/eTag", schemaPath: "#/properties/eTag/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.fields !== void 0) {
      let data4 = data.fields;
      if (data4 && typeof data4 == "object" && !Array.isArray(data4))
        for (let key1 in data4)
          validate11(data4[key1], { instancePath: instancePath + "/fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data4, parentDataProperty: key1, rootData }) || (vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors), errors = vErrors.length);
      else {
        let err11 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.id !== void 0) {
      let data6 = data.id;
      if (typeof data6 != "string" && data6 !== null) {
        let err12 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: schema9.properties.id.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.lastModifiedById !== void 0) {
      let data7 = data.lastModifiedById;
      if (typeof data7 != "string" && data7 !== null) {
        let err13 = { instancePath: instancePath + "/lastModifiedById", schemaPath: "#/properties/lastModifiedById/type", keyword: "type", params: { type: schema9.properties.lastModifiedById.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.lastModifiedDate !== void 0) {
      let data8 = data.lastModifiedDate;
      if (typeof data8 != "string" && data8 !== null) {
        let err14 = { instancePath: instancePath + "/lastModifiedDate", schemaPath: "#/properties/lastModifiedDate/type", keyword: "type", params: { type: schema9.properties.lastModifiedDate.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
      if (typeof data8 == "string" && !formats0.test(data8)) {
        let err15 = { instancePath: instancePath + "/lastModifiedDate", schemaPath: "#/properties/lastModifiedDate/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.recordTypeId !== void 0) {
      let data9 = data.recordTypeId;
      if (typeof data9 != "string" && data9 !== null) {
        let err16 = { instancePath: instancePath + "/recordTypeId", schemaPath: "#/properties/recordTypeId/type", keyword: "type", params: { type: schema9.properties.recordTypeId.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.recordTypeInfo !== void 0) {
      let data10 = data.recordTypeInfo, _errs23 = errors, valid3 = !1, _errs24 = errors;
      validate10(data10, { instancePath: instancePath + "/recordTypeInfo", parentData: data, parentDataProperty: "recordTypeInfo", rootData }) || (vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors), errors = vErrors.length);
      var _valid0 = _errs24 === errors;
      if (valid3 = valid3 || _valid0, !valid3) {
        let _errs25 = errors;
        if (data10 !== null) {
          let err17 = { instancePath: instancePath + "/recordTypeInfo", schemaPath: "#/properties/recordTypeInfo/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
        var _valid0 = _errs25 === errors;
        valid3 = valid3 || _valid0;
      }
      if (valid3)
        errors = _errs23, vErrors !== null && (_errs23 ? vErrors.length = _errs23 : vErrors = null);
      else {
        let err18 = { instancePath: instancePath + "/recordTypeInfo", schemaPath: "#/properties/recordTypeInfo/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.systemModstamp !== void 0) {
      let data11 = data.systemModstamp;
      if (typeof data11 != "string" && data11 !== null) {
        let err19 = { instancePath: instancePath + "/systemModstamp", schemaPath: "#/properties/systemModstamp/type", keyword: "type", params: { type: schema9.properties.systemModstamp.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
      if (typeof data11 == "string" && !formats0.test(data11)) {
        let err20 = { instancePath: instancePath + "/systemModstamp", schemaPath: "#/properties/systemModstamp/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.weakEtag !== void 0) {
      let data12 = data.weakEtag;
      if (!Number.isInteger(data12)) {
        let err21 = { instancePath: instancePath + "/weakEtag", schemaPath: "#/properties/weakEtag/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
  } else {
    let err22 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
  }
  return validate8.errors = vErrors, errors === 0;
}
var schema12 = { type: "object", required: ["latitude", "longitude"], additionalProperties: !1, properties: { latitude: { type: ["number", "null"] }, longitude: { type: ["number", "null"] } } };
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.latitude === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "latitude" }, message: "must have required property 'latitude'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.longitude === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "longitude" }, message: "must have required property 'longitude'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "latitude" || key0 === "longitude")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.latitude !== void 0) {
      let data0 = data.latitude;
      if (!Number.isFinite(data0) && data0 !== null) {
        let err3 = { instancePath: instancePath + "/latitude", schemaPath: "#/properties/latitude/type", keyword: "type", params: { type: schema12.properties.latitude.type }, message: "must be number,null" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.longitude !== void 0) {
      let data1 = data.longitude;
      if (!Number.isFinite(data1) && data1 !== null) {
        let err4 = { instancePath: instancePath + "/longitude", schemaPath: "#/properties/longitude/type", keyword: "type", params: { type: schema12.properties.longitude.type }, message: "must be number,null" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate12.errors = vErrors, errors === 0;
}
function validate11(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.displayValue === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "displayValue" }, message: "must have required property 'displayValue'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.value === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.displayValue !== void 0) {
      let data0 = data.displayValue;
      if (typeof data0 != "string" && data0 !== null) {
        let err2 = { instancePath: instancePath + "/displayValue", schemaPath: "#/properties/displayValue/type", keyword: "type", params: { type: schema8.properties.displayValue.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.value !== void 0) {
      let data1 = data.value, _errs5 = errors, valid1 = !1, _errs6 = errors;
      if (typeof data1 != "string" && !Number.isFinite(data1) && typeof data1 != "boolean" && data1 !== null) {
        let err3 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/anyOf/0/type", keyword: "type", params: { type: schema8.properties.value.anyOf[0].type }, message: "must be string,number,boolean,null" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      var _valid0 = _errs6 === errors;
      if (valid1 = valid1 || _valid0, !valid1) {
        let _errs8 = errors;
        wrapper0.validate(data1, { instancePath: instancePath + "/value", parentData: data, parentDataProperty: "value", rootData }) || (vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors), errors = vErrors.length);
        var _valid0 = _errs8 === errors;
        if (valid1 = valid1 || _valid0, !valid1) {
          let _errs9 = errors;
          validate12(data1, { instancePath: instancePath + "/value", parentData: data, parentDataProperty: "value", rootData }) || (vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors), errors = vErrors.length);
          var _valid0 = _errs9 === errors;
          valid1 = valid1 || _valid0;
        }
      }
      if (valid1)
        errors = _errs5, vErrors !== null && (_errs5 ? vErrors.length = _errs5 : vErrors = null);
      else {
        let err4 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate11.errors = vErrors, errors === 0;
}
function validate7(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.actionApiName === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "actionApiName" }, message: "must have required property 'actionApiName'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.fields === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fields" }, message: "must have required property 'fields'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.objectApiName === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "objectApiName" }, message: "must have required property 'objectApiName'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.actionApiName !== void 0 && typeof data.actionApiName != "string") {
      let err3 = { instancePath: instancePath + "/actionApiName", schemaPath: "#/properties/actionApiName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.eTag !== void 0 && typeof data.eTag != "string") {
      let err4 = { instancePath: instancePath + "/eTag", schemaPath: "#/properties/eTag/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.fields !== void 0) {
      let data2 = data.fields;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2))
        for (let key0 in data2)
          validate11(data2[key0], { instancePath: instancePath + "/fields/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data2, parentDataProperty: key0, rootData }) || (vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors), errors = vErrors.length);
      else {
        let err5 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.objectApiName !== void 0) {
      let data4 = data.objectApiName;
      if (typeof data4 != "string" && data4 !== null) {
        let err6 = { instancePath: instancePath + "/objectApiName", schemaPath: "#/properties/objectApiName/type", keyword: "type", params: { type: schema7.properties.objectApiName.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate7.errors = vErrors, errors === 0;
}
var uiApi_QuickActionInfo = validate13, schema13 = { type: "object", required: ["accessLevelRequired", "actionApiName", "colors", "flowDevName", "flowRecordIdVar", "iconName", "icons", "label", "parameters", "targetParentField", "targetRecordTypeId", "targetSobjectType", "type"], additionalProperties: !0, properties: { accessLevelRequired: { type: ["string", "null"] }, actionApiName: { type: "string" }, colors: { type: ["array", "null"], items: { $ref: "ui-api.QuickActionColor" } }, copilotActionLabel: { type: ["string", "null"] }, copilotActionOutput: { type: ["string", "null"] }, eTag: { type: "string" }, flowDevName: { type: ["string", "null"] }, flowRecordIdVar: { type: ["string", "null"] }, iconName: { type: ["string", "null"] }, icons: { type: ["array", "null"], items: { $ref: "ui-api.QuickActionIcon" } }, label: { type: "string" }, lightningComponentBundleId: { type: ["string", "null"] }, lightningComponentBundleName: { type: ["string", "null"] }, lightningComponentQualifiedName: { type: ["string", "null"] }, lightningWebComponentBundleId: { type: ["string", "null"] }, lightningWebComponentBundleName: { type: ["string", "null"] }, lightningWebComponentQualifiedName: { type: ["string", "null"] }, parameters: { type: ["array", "null"], items: { $ref: "ui-api.QuickActionParameter" } }, targetParentField: { type: ["string", "null"] }, targetRecordTypeId: { type: ["string", "null"] }, targetSobjectType: { type: ["string", "null"] }, type: { type: "string" } } };
function validate14(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.color === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "color" }, message: "must have required property 'color'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.colorContext === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "colorContext" }, message: "must have required property 'colorContext'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.theme === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "theme" }, message: "must have required property 'theme'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.color !== void 0 && typeof data.color != "string") {
      let err3 = { instancePath: instancePath + "/color", schemaPath: "#/properties/color/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.colorContext !== void 0 && typeof data.colorContext != "string") {
      let err4 = { instancePath: instancePath + "/colorContext", schemaPath: "#/properties/colorContext/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.theme !== void 0 && typeof data.theme != "string") {
      let err5 = { instancePath: instancePath + "/theme", schemaPath: "#/properties/theme/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate14.errors = vErrors, errors === 0;
}
function validate15(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.contentType === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "contentType" }, message: "must have required property 'contentType'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.height === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "height" }, message: "must have required property 'height'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.theme === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "theme" }, message: "must have required property 'theme'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.url === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "url" }, message: "must have required property 'url'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.width === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "width" }, message: "must have required property 'width'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.contentType !== void 0 && typeof data.contentType != "string") {
      let err5 = { instancePath: instancePath + "/contentType", schemaPath: "#/properties/contentType/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.height !== void 0) {
      let data1 = data.height;
      if (!Number.isInteger(data1)) {
        let err6 = { instancePath: instancePath + "/height", schemaPath: "#/properties/height/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (Number.isFinite(data1) && data1 < 0) {
        let err7 = { instancePath: instancePath + "/height", schemaPath: "#/properties/height/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.theme !== void 0 && typeof data.theme != "string") {
      let err8 = { instancePath: instancePath + "/theme", schemaPath: "#/properties/theme/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.url !== void 0 && typeof data.url != "string") {
      let err9 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.width !== void 0) {
      let data4 = data.width;
      if (!Number.isInteger(data4)) {
        let err10 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (Number.isFinite(data4) && data4 < 0) {
        let err11 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
  } else {
    let err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
  }
  return validate15.errors = vErrors, errors === 0;
}
var schema16 = { type: "object", required: ["parameterName", "parameterValue"], additionalProperties: !0, properties: { parameterName: { type: "string" }, parameterValue: { type: ["string", "null"] } } };
function validate16(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.parameterName === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "parameterName" }, message: "must have required property 'parameterName'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.parameterValue === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "parameterValue" }, message: "must have required property 'parameterValue'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.parameterName !== void 0 && typeof data.parameterName != "string") {
      let err2 = { instancePath: instancePath + "/parameterName", schemaPath: "#/properties/parameterName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.parameterValue !== void 0) {
      let data1 = data.parameterValue;
      if (typeof data1 != "string" && data1 !== null) {
        let err3 = { instancePath: instancePath + "/parameterValue", schemaPath: "#/properties/parameterValue/type", keyword: "type", params: { type: schema16.properties.parameterValue.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate16.errors = vErrors, errors === 0;
}
function validate13(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.accessLevelRequired === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "accessLevelRequired" }, message: "must have required property 'accessLevelRequired'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.actionApiName === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "actionApiName" }, message: "must have required property 'actionApiName'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.colors === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "colors" }, message: "must have required property 'colors'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.flowDevName === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "flowDevName" }, message: "must have required property 'flowDevName'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.flowRecordIdVar === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "flowRecordIdVar" }, message: "must have required property 'flowRecordIdVar'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.iconName === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "iconName" }, message: "must have required property 'iconName'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.icons === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "icons" }, message: "must have required property 'icons'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.label === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.parameters === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "parameters" }, message: "must have required property 'parameters'" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.targetParentField === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "targetParentField" }, message: "must have required property 'targetParentField'" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.targetRecordTypeId === void 0) {
      let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "targetRecordTypeId" }, message: "must have required property 'targetRecordTypeId'" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.targetSobjectType === void 0) {
      let err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "targetSobjectType" }, message: "must have required property 'targetSobjectType'" };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.type === void 0) {
      let err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.accessLevelRequired !== void 0) {
      let data0 = data.accessLevelRequired;
      if (typeof data0 != "string" && data0 !== null) {
        let err13 = { instancePath: instancePath + "/accessLevelRequired", schemaPath: "#/properties/accessLevelRequired/type", keyword: "type", params: { type: schema13.properties.accessLevelRequired.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.actionApiName !== void 0 && typeof data.actionApiName != "string") {
      let err14 = { instancePath: instancePath + "/actionApiName", schemaPath: "#/properties/actionApiName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
    }
    if (data.colors !== void 0) {
      let data2 = data.colors;
      if (!Array.isArray(data2) && data2 !== null) {
        let err15 = { instancePath: instancePath + "/colors", schemaPath: "#/properties/colors/type", keyword: "type", params: { type: schema13.properties.colors.type }, message: "must be array,null" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
      if (Array.isArray(data2)) {
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate14(data2[i0], { instancePath: instancePath + "/colors/" + i0, parentData: data2, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors), errors = vErrors.length);
      }
    }
    if (data.copilotActionLabel !== void 0) {
      let data4 = data.copilotActionLabel;
      if (typeof data4 != "string" && data4 !== null) {
        let err16 = { instancePath: instancePath + "/copilotActionLabel", schemaPath: "#/properties/copilotActionLabel/type", keyword: "type", params: { type: schema13.properties.copilotActionLabel.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.copilotActionOutput !== void 0) {
      let data5 = data.copilotActionOutput;
      if (typeof data5 != "string" && data5 !== null) {
        let err17 = { instancePath: instancePath + "/copilotActionOutput", schemaPath: "#/properties/copilotActionOutput/type", keyword: "type", params: { type: schema13.properties.copilotActionOutput.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.eTag !== void 0 && typeof data.eTag != "string") {
      let err18 = { instancePath: instancePath + "/eTag", schemaPath: "#/properties/eTag/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
    }
    if (data.flowDevName !== void 0) {
      let data7 = data.flowDevName;
      if (typeof data7 != "string" && data7 !== null) {
        let err19 = { instancePath: instancePath + "/flowDevName", schemaPath: "#/properties/flowDevName/type", keyword: "type", params: { type: schema13.properties.flowDevName.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.flowRecordIdVar !== void 0) {
      let data8 = data.flowRecordIdVar;
      if (typeof data8 != "string" && data8 !== null) {
        let err20 = { instancePath: instancePath + "/flowRecordIdVar", schemaPath: "#/properties/flowRecordIdVar/type", keyword: "type", params: { type: schema13.properties.flowRecordIdVar.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.iconName !== void 0) {
      let data9 = data.iconName;
      if (typeof data9 != "string" && data9 !== null) {
        let err21 = { instancePath: instancePath + "/iconName", schemaPath: "#/properties/iconName/type", keyword: "type", params: { type: schema13.properties.iconName.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.icons !== void 0) {
      let data10 = data.icons;
      if (!Array.isArray(data10) && data10 !== null) {
        let err22 = { instancePath: instancePath + "/icons", schemaPath: "#/properties/icons/type", keyword: "type", params: { type: schema13.properties.icons.type }, message: "must be array,null" };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
      if (Array.isArray(data10)) {
        let len1 = data10.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate15(data10[i1], { instancePath: instancePath + "/icons/" + i1, parentData: data10, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors), errors = vErrors.length);
      }
    }
    if (data.label !== void 0 && typeof data.label != "string") {
      let err23 = { instancePath: instancePath + "/label", schemaPath: "#/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
    }
    if (data.lightningComponentBundleId !== void 0) {
      let data13 = data.lightningComponentBundleId;
      if (typeof data13 != "string" && data13 !== null) {
        let err24 = { instancePath: instancePath + "/lightningComponentBundleId", schemaPath: "#/properties/lightningComponentBundleId/type", keyword: "type", params: { type: schema13.properties.lightningComponentBundleId.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.lightningComponentBundleName !== void 0) {
      let data14 = data.lightningComponentBundleName;
      if (typeof data14 != "string" && data14 !== null) {
        let err25 = { instancePath: instancePath + "/lightningComponentBundleName", schemaPath: "#/properties/lightningComponentBundleName/type", keyword: "type", params: { type: schema13.properties.lightningComponentBundleName.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
    }
    if (data.lightningComponentQualifiedName !== void 0) {
      let data15 = data.lightningComponentQualifiedName;
      if (typeof data15 != "string" && data15 !== null) {
        let err26 = { instancePath: instancePath + "/lightningComponentQualifiedName", schemaPath: "#/properties/lightningComponentQualifiedName/type", keyword: "type", params: { type: schema13.properties.lightningComponentQualifiedName.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
    if (data.lightningWebComponentBundleId !== void 0) {
      let data16 = data.lightningWebComponentBundleId;
      if (typeof data16 != "string" && data16 !== null) {
        let err27 = { instancePath: instancePath + "/lightningWebComponentBundleId", schemaPath: "#/properties/lightningWebComponentBundleId/type", keyword: "type", params: { type: schema13.properties.lightningWebComponentBundleId.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
    }
    if (data.lightningWebComponentBundleName !== void 0) {
      let data17 = data.lightningWebComponentBundleName;
      if (typeof data17 != "string" && data17 !== null) {
        let err28 = { instancePath: instancePath + "/lightningWebComponentBundleName", schemaPath: "#/properties/lightningWebComponentBundleName/type", keyword: "type", params: { type: schema13.properties.lightningWebComponentBundleName.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
    }
    if (data.lightningWebComponentQualifiedName !== void 0) {
      let data18 = data.lightningWebComponentQualifiedName;
      if (typeof data18 != "string" && data18 !== null) {
        let err29 = { instancePath: instancePath + "/lightningWebComponentQualifiedName", schemaPath: "#/properties/lightningWebComponentQualifiedName/type", keyword: "type", params: { type: schema13.properties.lightningWebComponentQualifiedName.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
      }
    }
    if (data.parameters !== void 0) {
      let data19 = data.parameters;
      if (!Array.isArray(data19) && data19 !== null) {
        let err30 = { instancePath: instancePath + "/parameters", schemaPath: "#/properties/parameters/type", keyword: "type", params: { type: schema13.properties.parameters.type }, message: "must be array,null" };
        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
      }
      if (Array.isArray(data19)) {
        let len2 = data19.length;
        for (let i2 = 0; i2 < len2; i2++)
          validate16(data19[i2], { instancePath: instancePath + "/parameters/" + i2, parentData: data19, parentDataProperty: i2, rootData }) || (vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors), errors = vErrors.length);
      }
    }
    if (data.targetParentField !== void 0) {
      let data21 = data.targetParentField;
      if (typeof data21 != "string" && data21 !== null) {
        let err31 = { instancePath: instancePath + "/targetParentField", schemaPath: "#/properties/targetParentField/type", keyword: "type", params: { type: schema13.properties.targetParentField.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
    }
    if (data.targetRecordTypeId !== void 0) {
      let data22 = data.targetRecordTypeId;
      if (typeof data22 != "string" && data22 !== null) {
        let err32 = { instancePath: instancePath + "/targetRecordTypeId", schemaPath: "#/properties/targetRecordTypeId/type", keyword: "type", params: { type: schema13.properties.targetRecordTypeId.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
      }
    }
    if (data.targetSobjectType !== void 0) {
      let data23 = data.targetSobjectType;
      if (typeof data23 != "string" && data23 !== null) {
        let err33 = { instancePath: instancePath + "/targetSobjectType", schemaPath: "#/properties/targetSobjectType/type", keyword: "type", params: { type: schema13.properties.targetSobjectType.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
      }
    }
    if (data.type !== void 0 && typeof data.type != "string") {
      let err34 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
    }
  } else {
    let err35 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
  }
  return validate13.errors = vErrors, errors === 0;
}
var uiApi_QuickActionLayout = validate17;
function validate17(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.actionApiName === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "actionApiName" }, message: "must have required property 'actionApiName'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.layout === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "layout" }, message: "must have required property 'layout'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.actionApiName !== void 0 && typeof data.actionApiName != "string") {
      let err2 = { instancePath: instancePath + "/actionApiName", schemaPath: "#/properties/actionApiName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.eTag !== void 0 && typeof data.eTag != "string") {
      let err3 = { instancePath: instancePath + "/eTag", schemaPath: "#/properties/eTag/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate17.errors = vErrors, errors === 0;
}
var getRelatedListActions_request = validate18;
function validate18(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "actionTypes" || key0 === "apiNames" || key0 === "formFactor" || key0 === "retrievalMode" || key0 === "sections")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.actionTypes !== void 0) {
      let data0 = data.actionTypes;
      if (Array.isArray(data0)) {
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (typeof data1 == "string") {
            if (data1.length < 1) {
              let err1 = { instancePath: instancePath + "/actionTypes/" + i0, schemaPath: "#/properties/actionTypes/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
            }
          } else {
            let err2 = { instancePath: instancePath + "/actionTypes/" + i0, schemaPath: "#/properties/actionTypes/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
          }
        }
      } else {
        let err3 = { instancePath: instancePath + "/actionTypes", schemaPath: "#/properties/actionTypes/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.apiNames !== void 0) {
      let data2 = data.apiNames;
      if (Array.isArray(data2)) {
        let len1 = data2.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data3 = data2[i1];
          if (typeof data3 == "string") {
            if (data3.length < 1) {
              let err4 = { instancePath: instancePath + "/apiNames/" + i1, schemaPath: "#/properties/apiNames/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
            }
          } else {
            let err5 = { instancePath: instancePath + "/apiNames/" + i1, schemaPath: "#/properties/apiNames/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
          }
        }
      } else {
        let err6 = { instancePath: instancePath + "/apiNames", schemaPath: "#/properties/apiNames/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.formFactor !== void 0) {
      let data4 = data.formFactor;
      if (typeof data4 == "string") {
        if (data4.length < 1) {
          let err7 = { instancePath: instancePath + "/formFactor", schemaPath: "#/properties/formFactor/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/formFactor", schemaPath: "#/properties/formFactor/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.retrievalMode !== void 0) {
      let data5 = data.retrievalMode;
      if (typeof data5 == "string") {
        if (data5.length < 1) {
          let err9 = { instancePath: instancePath + "/retrievalMode", schemaPath: "#/properties/retrievalMode/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/retrievalMode", schemaPath: "#/properties/retrievalMode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.sections !== void 0) {
      let data6 = data.sections;
      if (Array.isArray(data6)) {
        let len2 = data6.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data7 = data6[i2];
          if (typeof data7 == "string") {
            if (data7.length < 1) {
              let err11 = { instancePath: instancePath + "/sections/" + i2, schemaPath: "#/properties/sections/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
            }
          } else {
            let err12 = { instancePath: instancePath + "/sections/" + i2, schemaPath: "#/properties/sections/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
          }
        }
      } else {
        let err13 = { instancePath: instancePath + "/sections", schemaPath: "#/properties/sections/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
  } else {
    let err14 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
  }
  return validate18.errors = vErrors, errors === 0;
}
var getRelatedListsActions_request = validate19;
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.relatedListId === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "relatedListId" }, message: "must have required property 'relatedListId'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "actionTypes" || key0 === "apiNames" || key0 === "formFactor" || key0 === "relatedListId" || key0 === "retrievalMode" || key0 === "sections")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.actionTypes !== void 0) {
      let data0 = data.actionTypes;
      if (Array.isArray(data0)) {
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (typeof data1 == "string") {
            if (data1.length < 1) {
              let err2 = { instancePath: instancePath + "/actionTypes/" + i0, schemaPath: "#/properties/actionTypes/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
            }
          } else {
            let err3 = { instancePath: instancePath + "/actionTypes/" + i0, schemaPath: "#/properties/actionTypes/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
          }
        }
      } else {
        let err4 = { instancePath: instancePath + "/actionTypes", schemaPath: "#/properties/actionTypes/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.apiNames !== void 0) {
      let data2 = data.apiNames;
      if (Array.isArray(data2)) {
        let len1 = data2.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data3 = data2[i1];
          if (typeof data3 == "string") {
            if (data3.length < 1) {
              let err5 = { instancePath: instancePath + "/apiNames/" + i1, schemaPath: "#/properties/apiNames/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
            }
          } else {
            let err6 = { instancePath: instancePath + "/apiNames/" + i1, schemaPath: "#/properties/apiNames/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
          }
        }
      } else {
        let err7 = { instancePath: instancePath + "/apiNames", schemaPath: "#/properties/apiNames/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.formFactor !== void 0) {
      let data4 = data.formFactor;
      if (typeof data4 == "string") {
        if (data4.length < 1) {
          let err8 = { instancePath: instancePath + "/formFactor", schemaPath: "#/properties/formFactor/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/formFactor", schemaPath: "#/properties/formFactor/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.relatedListId !== void 0) {
      let data5 = data.relatedListId;
      if (typeof data5 == "string") {
        if (data5.length < 1) {
          let err10 = { instancePath: instancePath + "/relatedListId", schemaPath: "#/properties/relatedListId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/relatedListId", schemaPath: "#/properties/relatedListId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.retrievalMode !== void 0) {
      let data6 = data.retrievalMode;
      if (typeof data6 == "string") {
        if (data6.length < 1) {
          let err12 = { instancePath: instancePath + "/retrievalMode", schemaPath: "#/properties/retrievalMode/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        let err13 = { instancePath: instancePath + "/retrievalMode", schemaPath: "#/properties/retrievalMode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.sections !== void 0) {
      let data7 = data.sections;
      if (Array.isArray(data7)) {
        let len2 = data7.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data8 = data7[i2];
          if (typeof data8 == "string") {
            if (data8.length < 1) {
              let err14 = { instancePath: instancePath + "/sections/" + i2, schemaPath: "#/properties/sections/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
            }
          } else {
            let err15 = { instancePath: instancePath + "/sections/" + i2, schemaPath: "#/properties/sections/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
          }
        }
      } else {
        let err16 = { instancePath: instancePath + "/sections", schemaPath: "#/properties/sections/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
  } else {
    let err17 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
  }
  return validate20.errors = vErrors, errors === 0;
}
function validate19(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.relatedListsActionParameters === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "relatedListsActionParameters" }, message: "must have required property 'relatedListsActionParameters'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (key0 !== "relatedListsActionParameters") {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.relatedListsActionParameters !== void 0) {
      let data0 = data.relatedListsActionParameters;
      if (Array.isArray(data0)) {
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate20(data0[i0], { instancePath: instancePath + "/relatedListsActionParameters/" + i0, parentData: data0, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors), errors = vErrors.length);
      } else {
        let err2 = { instancePath: instancePath + "/relatedListsActionParameters", schemaPath: "#/properties/relatedListsActionParameters/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate19.errors = vErrors, errors === 0;
}
var uiApi_ActionsBatchResults = validate21;
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.result === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "result" }, message: "must have required property 'result'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.statusCode === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "statusCode" }, message: "must have required property 'statusCode'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.result !== void 0) {
      let data0 = data.result, _errs3 = errors, valid1 = !1, _errs4 = errors;
      validate4(data0, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData }) || (vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors), errors = vErrors.length);
      var _valid0 = _errs4 === errors;
      if (valid1 = valid1 || _valid0, !valid1) {
        let _errs5 = errors;
        validate1(data0, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length);
        var _valid0 = _errs5 === errors;
        valid1 = valid1 || _valid0;
      }
      if (valid1)
        errors = _errs3, vErrors !== null && (_errs3 ? vErrors.length = _errs3 : vErrors = null);
      else {
        let err2 = { instancePath: instancePath + "/result", schemaPath: "#/properties/result/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.statusCode !== void 0) {
      let data1 = data.statusCode;
      if (!Number.isInteger(data1)) {
        let err3 = { instancePath: instancePath + "/statusCode", schemaPath: "#/properties/statusCode/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate22.errors = vErrors, errors === 0;
}
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.results === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "results" }, message: "must have required property 'results'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.hasErrors !== void 0 && typeof data.hasErrors != "boolean") {
      let err1 = { instancePath: instancePath + "/hasErrors", schemaPath: "#/properties/hasErrors/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.results !== void 0) {
      let data1 = data.results;
      if (Array.isArray(data1)) {
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate22(data1[i0], { instancePath: instancePath + "/results/" + i0, parentData: data1, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length);
      } else {
        let err2 = { instancePath: instancePath + "/results", schemaPath: "#/properties/results/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate21.errors = vErrors, errors === 0;
}
var performQuickAction_request = validate23;
var pattern0 = /* @__PURE__ */ new RegExp("^[A-Za-z][A-Za-z0-9_]*$", "u");
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (ucs2length(data) > 255) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.length < 1) {
      let err1 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (!pattern0.test(data)) {
      let err2 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z][A-Za-z0-9_]*$" }, message: 'must match pattern "^[A-Za-z][A-Za-z0-9_]*$"' };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate24.errors = vErrors, errors === 0;
}
var schema25 = { type: "object", additionalProperties: { type: ["string", "number", "boolean", "null"] } };
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data))
    for (let key0 in data) {
      let data0 = data[key0];
      if (typeof data0 != "string" && !Number.isFinite(data0) && typeof data0 != "boolean" && data0 !== null) {
        let err0 = { instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/type", keyword: "type", params: { type: schema25.additionalProperties.type }, message: "must be string,number,boolean,null" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    }
  else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate25.errors = vErrors, errors === 0;
}
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "allowSaveOnDuplicate" || key0 === "apiName" || key0 === "contextId" || key0 === "fields")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.allowSaveOnDuplicate !== void 0 && typeof data.allowSaveOnDuplicate != "boolean") {
      let err1 = { instancePath: instancePath + "/allowSaveOnDuplicate", schemaPath: "#/properties/allowSaveOnDuplicate/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.apiName !== void 0 && (validate24(data.apiName, { instancePath: instancePath + "/apiName", parentData: data, parentDataProperty: "apiName", rootData }) || (vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors), errors = vErrors.length)), data.contextId !== void 0) {
      let data2 = data.contextId;
      if (typeof data2 == "string") {
        if (data2.length < 1) {
          let err2 = { instancePath: instancePath + "/contextId", schemaPath: "#/properties/contextId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/contextId", schemaPath: "#/properties/contextId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    data.fields !== void 0 && (validate25(data.fields, { instancePath: instancePath + "/fields", parentData: data, parentDataProperty: "fields", rootData }) || (vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors), errors = vErrors.length));
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate23.errors = vErrors, errors === 0;
}
var uiApi_QuickActionExecutionResult = validate26, schema26 = { type: "object", required: ["contextId", "feedItemId", "id", "isCreated", "isSuccess", "successMessage"], additionalProperties: !0, properties: { contextId: { type: ["string", "null"] }, eTag: { type: "string" }, feedItemId: { type: ["string", "null"] }, id: { type: ["string", "null"] }, isCreated: { type: "boolean" }, isSuccess: { type: "boolean" }, successMessage: { type: ["string", "null"] } } };
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.contextId === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "contextId" }, message: "must have required property 'contextId'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.feedItemId === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "feedItemId" }, message: "must have required property 'feedItemId'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.id === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.isCreated === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "isCreated" }, message: "must have required property 'isCreated'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.isSuccess === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "isSuccess" }, message: "must have required property 'isSuccess'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.successMessage === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "successMessage" }, message: "must have required property 'successMessage'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.contextId !== void 0) {
      let data0 = data.contextId;
      if (typeof data0 != "string" && data0 !== null) {
        let err6 = { instancePath: instancePath + "/contextId", schemaPath: "#/properties/contextId/type", keyword: "type", params: { type: schema26.properties.contextId.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.eTag !== void 0 && typeof data.eTag != "string") {
      let err7 = { instancePath: instancePath + "/eTag", schemaPath: "#/properties/eTag/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.feedItemId !== void 0) {
      let data2 = data.feedItemId;
      if (typeof data2 != "string" && data2 !== null) {
        let err8 = { instancePath: instancePath + "/feedItemId", schemaPath: "#/properties/feedItemId/type", keyword: "type", params: { type: schema26.properties.feedItemId.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.id !== void 0) {
      let data3 = data.id;
      if (typeof data3 != "string" && data3 !== null) {
        let err9 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: schema26.properties.id.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.isCreated !== void 0 && typeof data.isCreated != "boolean") {
      let err10 = { instancePath: instancePath + "/isCreated", schemaPath: "#/properties/isCreated/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.isSuccess !== void 0 && typeof data.isSuccess != "boolean") {
      let err11 = { instancePath: instancePath + "/isSuccess", schemaPath: "#/properties/isSuccess/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.successMessage !== void 0) {
      let data6 = data.successMessage;
      if (typeof data6 != "string" && data6 !== null) {
        let err12 = { instancePath: instancePath + "/successMessage", schemaPath: "#/properties/successMessage/type", keyword: "type", params: { type: schema26.properties.successMessage.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
  } else {
    let err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate26.errors = vErrors, errors === 0;
}
var uiApi_WriteError = validate27, schema27 = { type: "object", required: ["message", "enhancedErrorType", "output"], additionalProperties: !0, properties: { message: { type: "string" }, enhancedErrorType: { type: ["string", "null"] }, output: { anyOf: [{ $ref: "ui-api.WriteErrorOutput" }, { type: "null" }] } } };
var schema29 = { type: "object", required: ["errorCode", "message", "field", "fieldLabel", "constituentField", "duplicateRecordError"], additionalProperties: !0, properties: { constituentField: { type: ["string", "null"] }, duplicateRecordError: { type: ["object", "null"], additionalProperties: !0 }, errorCode: { type: "string", minLength: 1 }, field: { type: ["string", "null"] }, fieldLabel: { type: ["string", "null"] }, message: { type: "string" } } };
function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.field === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "field" }, message: "must have required property 'field'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.fieldLabel === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fieldLabel" }, message: "must have required property 'fieldLabel'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.constituentField === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "constituentField" }, message: "must have required property 'constituentField'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.duplicateRecordError === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "duplicateRecordError" }, message: "must have required property 'duplicateRecordError'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.constituentField !== void 0) {
      let data0 = data.constituentField;
      if (typeof data0 != "string" && data0 !== null) {
        let err6 = { instancePath: instancePath + "/constituentField", schemaPath: "#/properties/constituentField/type", keyword: "type", params: { type: schema29.properties.constituentField.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.duplicateRecordError !== void 0) {
      let data1 = data.duplicateRecordError;
      if (!(data1 && typeof data1 == "object" && !Array.isArray(data1)) && data1 !== null) {
        let err7 = { instancePath: instancePath + "/duplicateRecordError", schemaPath: "#/properties/duplicateRecordError/type", keyword: "type", params: { type: schema29.properties.duplicateRecordError.type }, message: "must be object,null" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.errorCode !== void 0) {
      let data2 = data.errorCode;
      if (typeof data2 == "string") {
        if (data2.length < 1) {
          let err8 = { instancePath: instancePath + "/errorCode", schemaPath: "#/properties/errorCode/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/errorCode", schemaPath: "#/properties/errorCode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.field !== void 0) {
      let data3 = data.field;
      if (typeof data3 != "string" && data3 !== null) {
        let err10 = { instancePath: instancePath + "/field", schemaPath: "#/properties/field/type", keyword: "type", params: { type: schema29.properties.field.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.fieldLabel !== void 0) {
      let data4 = data.fieldLabel;
      if (typeof data4 != "string" && data4 !== null) {
        let err11 = { instancePath: instancePath + "/fieldLabel", schemaPath: "#/properties/fieldLabel/type", keyword: "type", params: { type: schema29.properties.fieldLabel.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.message !== void 0 && typeof data.message != "string") {
      let err12 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
  } else {
    let err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate28.errors = vErrors, errors === 0;
}
function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.errors === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "errors" }, message: "must have required property 'errors'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.fieldErrors === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fieldErrors" }, message: "must have required property 'fieldErrors'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.errors !== void 0) {
      let data0 = data.errors;
      if (Array.isArray(data0)) {
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate28(data0[i0], { instancePath: instancePath + "/errors/" + i0, parentData: data0, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors), errors = vErrors.length);
      } else {
        let err2 = { instancePath: instancePath + "/errors", schemaPath: "#/properties/errors/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.fieldErrors !== void 0) {
      let data2 = data.fieldErrors;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2))
        for (let key0 in data2) {
          let data3 = data2[key0];
          if (Array.isArray(data3)) {
            let len1 = data3.length;
            for (let i1 = 0; i1 < len1; i1++)
              validate28(data3[i1], { instancePath: instancePath + "/fieldErrors/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i1, parentData: data3, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors), errors = vErrors.length);
          } else {
            let err3 = { instancePath: instancePath + "/fieldErrors/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/fieldErrors/additionalProperties/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
          }
        }
      else {
        let err4 = { instancePath: instancePath + "/fieldErrors", schemaPath: "#/properties/fieldErrors/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate29.errors = vErrors, errors === 0;
}
function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.message === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.enhancedErrorType === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "enhancedErrorType" }, message: "must have required property 'enhancedErrorType'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.output === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "output" }, message: "must have required property 'output'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.message !== void 0 && typeof data.message != "string") {
      let err3 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.enhancedErrorType !== void 0) {
      let data1 = data.enhancedErrorType;
      if (typeof data1 != "string" && data1 !== null) {
        let err4 = { instancePath: instancePath + "/enhancedErrorType", schemaPath: "#/properties/enhancedErrorType/type", keyword: "type", params: { type: schema27.properties.enhancedErrorType.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.output !== void 0) {
      let data2 = data.output, _errs7 = errors, valid1 = !1, _errs8 = errors;
      validate29(data2, { instancePath: instancePath + "/output", parentData: data, parentDataProperty: "output", rootData }) || (vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors), errors = vErrors.length);
      var _valid0 = _errs8 === errors;
      if (valid1 = valid1 || _valid0, !valid1) {
        let _errs9 = errors;
        if (data2 !== null) {
          let err5 = { instancePath: instancePath + "/output", schemaPath: "#/properties/output/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        var _valid0 = _errs9 === errors;
        valid1 = valid1 || _valid0;
      }
      if (valid1)
        errors = _errs7, vErrors !== null && (_errs7 ? vErrors.length = _errs7 : vErrors = null);
      else {
        let err6 = { instancePath: instancePath + "/output", schemaPath: "#/properties/output/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate27.errors = vErrors, errors === 0;
}
var performUpdateRecordQuickAction_request = performQuickAction_request, validators = {
  getActionOverrides: { responses: { 200: uiApi_ActionOverrides, 400: uiApi_ReadErrors, 401: uiApi_ReadErrors, 403: uiApi_ReadErrors, 404: uiApi_ReadErrors, 410: uiApi_ReadErrors, 500: uiApi_ReadErrors, 503: uiApi_ReadErrors } },
  getFormulaActivations: { responses: { 200: uiApi_FormulaActivations, 400: uiApi_ReadErrors, 401: uiApi_ReadErrors, 403: uiApi_ReadErrors, 404: uiApi_ReadErrors, 410: uiApi_ReadErrors, 500: uiApi_ReadErrors, 503: uiApi_ReadErrors } },
  getGlobalActions: { responses: { 200: uiApi_Actions, 400: uiApi_ReadErrors, 401: uiApi_ReadErrors, 403: uiApi_ReadErrors, 404: uiApi_ReadErrors, 410: uiApi_ReadErrors, 500: uiApi_ReadErrors, 503: uiApi_ReadErrors } },
  getListViewActions: { responses: { 200: uiApi_Actions, 400: uiApi_ReadErrors, 401: uiApi_ReadErrors, 403: uiApi_ReadErrors, 404: uiApi_ReadErrors, 410: uiApi_ReadErrors, 500: uiApi_ReadErrors, 503: uiApi_ReadErrors } },
  getListViewRecordActions: { responses: { 200: uiApi_Actions, 400: uiApi_ReadErrors, 401: uiApi_ReadErrors, 403: uiApi_ReadErrors, 404: uiApi_ReadErrors, 410: uiApi_ReadErrors, 500: uiApi_ReadErrors, 503: uiApi_ReadErrors } },
  getLookupActions: { responses: { 200: uiApi_Actions, 400: uiApi_ReadErrors, 401: uiApi_ReadErrors, 403: uiApi_ReadErrors, 404: uiApi_ReadErrors, 410: uiApi_ReadErrors, 500: uiApi_ReadErrors, 503: uiApi_ReadErrors } },
  getMruListActions: { responses: { 200: uiApi_Actions, 400: uiApi_ReadErrors, 401: uiApi_ReadErrors, 403: uiApi_ReadErrors, 404: uiApi_ReadErrors, 410: uiApi_ReadErrors, 500: uiApi_ReadErrors, 503: uiApi_ReadErrors } },
  getObjectCreateActions: { responses: { 200: uiApi_Actions, 400: uiApi_ReadErrors, 401: uiApi_ReadErrors, 403: uiApi_ReadErrors, 404: uiApi_ReadErrors, 410: uiApi_ReadErrors, 500: uiApi_ReadErrors, 503: uiApi_ReadErrors } },
  getQuickActionDefaults: { responses: { 200: uiApi_QuickActionDefaults, 400: uiApi_ReadErrors, 401: uiApi_ReadErrors, 403: uiApi_ReadErrors, 404: uiApi_ReadErrors, 410: uiApi_ReadErrors, 500: uiApi_ReadErrors, 503: uiApi_ReadErrors } },
  getQuickActionInfo: { responses: { 200: uiApi_QuickActionInfo, 400: uiApi_ReadErrors, 401: uiApi_ReadErrors, 403: uiApi_ReadErrors, 404: uiApi_ReadErrors, 410: uiApi_ReadErrors, 500: uiApi_ReadErrors, 503: uiApi_ReadErrors } },
  getQuickActionLayout: { responses: { 200: uiApi_QuickActionLayout, 400: uiApi_ReadErrors, 401: uiApi_ReadErrors, 403: uiApi_ReadErrors, 404: uiApi_ReadErrors, 410: uiApi_ReadErrors, 500: uiApi_ReadErrors, 503: uiApi_ReadErrors } },
  getRecordActions: { responses: { 200: uiApi_Actions, 400: uiApi_ReadErrors, 401: uiApi_ReadErrors, 403: uiApi_ReadErrors, 404: uiApi_ReadErrors, 410: uiApi_ReadErrors, 500: uiApi_ReadErrors, 503: uiApi_ReadErrors } },
  getRecordEditActions: { responses: { 200: uiApi_Actions, 400: uiApi_ReadErrors, 401: uiApi_ReadErrors, 403: uiApi_ReadErrors, 404: uiApi_ReadErrors, 410: uiApi_ReadErrors, 500: uiApi_ReadErrors, 503: uiApi_ReadErrors } },
  getRelatedListActions: { request: getRelatedListActions_request, responses: { 200: uiApi_Actions, 400: uiApi_ReadErrors, 401: uiApi_ReadErrors, 403: uiApi_ReadErrors, 404: uiApi_ReadErrors, 410: uiApi_ReadErrors, 500: uiApi_ReadErrors, 503: uiApi_ReadErrors } },
  getRelatedListRecordActions: { responses: { 200: uiApi_Actions, 400: uiApi_ReadErrors, 401: uiApi_ReadErrors, 403: uiApi_ReadErrors, 404: uiApi_ReadErrors, 410: uiApi_ReadErrors, 500: uiApi_ReadErrors, 503: uiApi_ReadErrors } },
  getRelatedListsActions: { request: getRelatedListsActions_request, responses: { 200: uiApi_ActionsBatchResults, 400: uiApi_ReadErrors, 401: uiApi_ReadErrors, 403: uiApi_ReadErrors, 404: uiApi_ReadErrors, 410: uiApi_ReadErrors, 500: uiApi_ReadErrors, 503: uiApi_ReadErrors } },
  performQuickAction: { request: performQuickAction_request, responses: { 201: uiApi_QuickActionExecutionResult, 400: uiApi_WriteError, 401: uiApi_ReadErrors, 403: uiApi_WriteError, 404: uiApi_WriteError, 409: uiApi_WriteError, 410: uiApi_ReadErrors, 500: uiApi_WriteError, 503: uiApi_ReadErrors } },
  performUpdateRecordQuickAction: { request: performUpdateRecordQuickAction_request, responses: { 200: uiApi_QuickActionExecutionResult, 400: uiApi_WriteError, 401: uiApi_ReadErrors, 403: uiApi_WriteError, 404: uiApi_WriteError, 409: uiApi_WriteError, 410: uiApi_ReadErrors, 500: uiApi_WriteError, 503: uiApi_ReadErrors } }
};
export {
  validators
};
