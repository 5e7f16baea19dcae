// Generated from specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

var uiApi_Layout = validate0, schema0 = { type: "object", required: ["id", "layoutType", "mode", "sections"], additionalProperties: !0, properties: { eTag: { type: "string" }, id: { type: ["string", "null"] }, layoutType: { type: "string" }, mode: { type: "string" }, objectApiName: { type: ["string", "null"] }, recordTypeId: { type: ["string", "null"] }, saveOptions: { type: "array", items: { $ref: "ui-api.LayoutSaveOption" } }, sections: { type: "array", items: { $ref: "ui-api.LayoutSection" } } } }, schema1 = { type: "object", required: ["defaultValue", "isDisplayed", "label", "name", "restHeaderName", "soapHeaderName"], additionalProperties: !0, properties: { defaultValue: { type: "boolean" }, isDisplayed: { type: "boolean" }, label: { type: "string" }, name: { type: "string" }, restHeaderName: { type: ["string", "null"] }, soapHeaderName: { type: ["string", "null"] } } };
function validate1(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.defaultValue === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "defaultValue" }, message: "must have required property 'defaultValue'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.isDisplayed === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "isDisplayed" }, message: "must have required property 'isDisplayed'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.label === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.name === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.restHeaderName === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "restHeaderName" }, message: "must have required property 'restHeaderName'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.soapHeaderName === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "soapHeaderName" }, message: "must have required property 'soapHeaderName'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.defaultValue !== void 0 && typeof data.defaultValue != "boolean") {
      let err6 = { instancePath: instancePath + "/defaultValue", schemaPath: "#/properties/defaultValue/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.isDisplayed !== void 0 && typeof data.isDisplayed != "boolean") {
      let err7 = { instancePath: instancePath + "/isDisplayed", schemaPath: "#/properties/isDisplayed/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.label !== void 0 && typeof data.label != "string") {
      let err8 = { instancePath: instancePath + "/label", schemaPath: "#/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.name !== void 0 && typeof data.name != "string") {
      let err9 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.restHeaderName !== void 0) {
      let data4 = data.restHeaderName;
      if (typeof data4 != "string" && data4 !== null) {
        let err10 = { instancePath: instancePath + "/restHeaderName", schemaPath: "#/properties/restHeaderName/type", keyword: "type", params: { type: schema1.properties.restHeaderName.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.soapHeaderName !== void 0) {
      let data5 = data.soapHeaderName;
      if (typeof data5 != "string" && data5 !== null) {
        let err11 = { instancePath: instancePath + "/soapHeaderName", schemaPath: "#/properties/soapHeaderName/type", keyword: "type", params: { type: schema1.properties.soapHeaderName.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
  } else {
    let err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
  }
  return validate1.errors = vErrors, errors === 0;
}
var schema2 = { type: "object", required: ["collapsible", "columns", "heading", "id", "layoutRows", "rows", "useHeading"], additionalProperties: !0, properties: { collapsible: { type: "boolean" }, columns: { type: "integer", minimum: 0 }, heading: { type: ["string", "null"] }, id: { type: "string" }, layoutRows: { type: "array", items: { $ref: "ui-api.LayoutRow" } }, rows: { type: "integer", minimum: 0 }, tabOrder: { type: ["string", "null"] }, useHeading: { type: "boolean" } } };
var schema4 = { type: "object", required: ["editableForNew", "editableForUpdate", "label", "layoutComponents", "lookupIdApiName", "required", "sortable"], additionalProperties: !0, properties: { editableForNew: { type: "boolean" }, editableForUpdate: { type: "boolean" }, label: { type: ["string", "null"] }, layoutComponents: { type: "array", items: { $ref: "ui-api.LayoutComponent" } }, lookupIdApiName: { type: ["string", "null"] }, required: { type: "boolean" }, sortable: { type: "boolean" }, uiBehavior: { type: ["string", "null"] } } };
var schema6 = { type: "object", required: ["apiName", "componentType", "label"], additionalProperties: !0, properties: { apiName: { type: ["string", "null"] }, componentType: { const: "Field" }, label: { type: ["string", "null"] } } };
function validate2(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.apiName === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "apiName" }, message: "must have required property 'apiName'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.componentType === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "componentType" }, message: "must have required property 'componentType'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.label === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.apiName !== void 0) {
      let data0 = data.apiName;
      if (typeof data0 != "string" && data0 !== null) {
        let err3 = { instancePath: instancePath + "/apiName", schemaPath: "#/properties/apiName/type", keyword: "type", params: { type: schema6.properties.apiName.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.componentType !== void 0 && data.componentType !== "Field") {
      let err4 = { instancePath: instancePath + "/componentType", schemaPath: "#/properties/componentType/const", keyword: "const", params: { allowedValue: "Field" }, message: "must be equal to constant" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.label !== void 0) {
      let data2 = data.label;
      if (typeof data2 != "string" && data2 !== null) {
        let err5 = { instancePath: instancePath + "/label", schemaPath: "#/properties/label/type", keyword: "type", params: { type: schema6.properties.label.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate2.errors = vErrors, errors === 0;
}
var schema7 = { type: "object", required: ["componentType"], additionalProperties: !0, properties: { apiName: { type: ["string", "null"] }, componentType: { const: "EmptySpace" } } };
function validate3(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.componentType === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "componentType" }, message: "must have required property 'componentType'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.apiName !== void 0) {
      let data0 = data.apiName;
      if (typeof data0 != "string" && data0 !== null) {
        let err1 = { instancePath: instancePath + "/apiName", schemaPath: "#/properties/apiName/type", keyword: "type", params: { type: schema7.properties.apiName.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.componentType !== void 0 && data.componentType !== "EmptySpace") {
      let err2 = { instancePath: instancePath + "/componentType", schemaPath: "#/properties/componentType/const", keyword: "const", params: { allowedValue: "EmptySpace" }, message: "must be equal to constant" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate3.errors = vErrors, errors === 0;
}
var schema8 = { type: "object", required: ["apiName", "componentType", "label"], additionalProperties: !0, properties: { apiName: { type: ["string", "null"] }, behavior: { type: "string" }, componentType: { const: "CustomLink" }, customLinkUrl: { type: ["string", "null"] }, label: { type: ["string", "null"] } } };
function validate4(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.apiName === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "apiName" }, message: "must have required property 'apiName'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.componentType === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "componentType" }, message: "must have required property 'componentType'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.label === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.apiName !== void 0) {
      let data0 = data.apiName;
      if (typeof data0 != "string" && data0 !== null) {
        let err3 = { instancePath: instancePath + "/apiName", schemaPath: "#/properties/apiName/type", keyword: "type", params: { type: schema8.properties.apiName.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.behavior !== void 0 && typeof data.behavior != "string") {
      let err4 = { instancePath: instancePath + "/behavior", schemaPath: "#/properties/behavior/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.componentType !== void 0 && data.componentType !== "CustomLink") {
      let err5 = { instancePath: instancePath + "/componentType", schemaPath: "#/properties/componentType/const", keyword: "const", params: { allowedValue: "CustomLink" }, message: "must be equal to constant" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.customLinkUrl !== void 0) {
      let data3 = data.customLinkUrl;
      if (typeof data3 != "string" && data3 !== null) {
        let err6 = { instancePath: instancePath + "/customLinkUrl", schemaPath: "#/properties/customLinkUrl/type", keyword: "type", params: { type: schema8.properties.customLinkUrl.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.label !== void 0) {
      let data4 = data.label;
      if (typeof data4 != "string" && data4 !== null) {
        let err7 = { instancePath: instancePath + "/label", schemaPath: "#/properties/label/type", keyword: "type", params: { type: schema8.properties.label.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate4.errors = vErrors, errors === 0;
}
var schema9 = { type: "object", required: ["apiName", "componentType"], additionalProperties: !0, properties: { apiName: { type: ["string", "null"] }, componentType: { const: "Canvas" }, displayLocation: { type: ["string", "null"] }, height: { type: ["string", "null"] }, referenceId: { type: ["string", "null"] }, showScroll: { type: "boolean" }, width: { type: ["string", "null"] } } };
function validate5(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.apiName === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "apiName" }, message: "must have required property 'apiName'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.componentType === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "componentType" }, message: "must have required property 'componentType'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.apiName !== void 0) {
      let data0 = data.apiName;
      if (typeof data0 != "string" && data0 !== null) {
        let err2 = { instancePath: instancePath + "/apiName", schemaPath: "#/properties/apiName/type", keyword: "type", params: { type: schema9.properties.apiName.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.componentType !== void 0 && data.componentType !== "Canvas") {
      let err3 = { instancePath: instancePath + "/componentType", schemaPath: "#/properties/componentType/const", keyword: "const", params: { allowedValue: "Canvas" }, message: "must be equal to constant" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.displayLocation !== void 0) {
      let data2 = data.displayLocation;
      if (typeof data2 != "string" && data2 !== null) {
        let err4 = { instancePath: instancePath + "/displayLocation", schemaPath: "#/properties/displayLocation/type", keyword: "type", params: { type: schema9.properties.displayLocation.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.height !== void 0) {
      let data3 = data.height;
      if (typeof data3 != "string" && data3 !== null) {
        let err5 = { instancePath: instancePath + "/height", schemaPath: "#/properties/height/type", keyword: "type", params: { type: schema9.properties.height.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.referenceId !== void 0) {
      let data4 = data.referenceId;
      if (typeof data4 != "string" && data4 !== null) {
        let err6 = { instancePath: instancePath + "/referenceId", schemaPath: "#/properties/referenceId/type", keyword: "type", params: { type: schema9.properties.referenceId.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.showScroll !== void 0 && typeof data.showScroll != "boolean") {
      let err7 = { instancePath: instancePath + "/showScroll", schemaPath: "#/properties/showScroll/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.width !== void 0) {
      let data6 = data.width;
      if (typeof data6 != "string" && data6 !== null) {
        let err8 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/type", keyword: "type", params: { type: schema9.properties.width.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate5.errors = vErrors, errors === 0;
}
var schema10 = { type: "object", required: ["apiName", "componentType"], additionalProperties: !0, properties: { apiName: { type: ["string", "null"] }, cacheData: { type: "boolean" }, componentType: { const: "ReportChart" }, error: { type: ["string", "null"] }, filter: { type: ["string", "null"] }, hideOnError: { type: "boolean" }, placeholder: { type: ["boolean", "string", "null"] }, reportId: { type: ["string", "null"] }, showTitle: { type: "boolean" }, size: { type: ["string", "null"] } } };
function validate6(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.apiName === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "apiName" }, message: "must have required property 'apiName'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.componentType === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "componentType" }, message: "must have required property 'componentType'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.apiName !== void 0) {
      let data0 = data.apiName;
      if (typeof data0 != "string" && data0 !== null) {
        let err2 = { instancePath: instancePath + "/apiName", schemaPath: "#/properties/apiName/type", keyword: "type", params: { type: schema10.properties.apiName.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.cacheData !== void 0 && typeof data.cacheData != "boolean") {
      let err3 = { instancePath: instancePath + "/cacheData", schemaPath: "#/properties/cacheData/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.componentType !== void 0 && data.componentType !== "ReportChart") {
      let err4 = { instancePath: instancePath + "/componentType", schemaPath: "#/properties/componentType/const", keyword: "const", params: { allowedValue: "ReportChart" }, message: "must be equal to constant" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.error !== void 0) {
      let data3 = data.error;
      if (typeof data3 != "string" && data3 !== null) {
        let err5 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: schema10.properties.error.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.filter !== void 0) {
      let data4 = data.filter;
      if (typeof data4 != "string" && data4 !== null) {
        let err6 = { instancePath: instancePath + "/filter", schemaPath: "#/properties/filter/type", keyword: "type", params: { type: schema10.properties.filter.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.hideOnError !== void 0 && typeof data.hideOnError != "boolean") {
      let err7 = { instancePath: instancePath + "/hideOnError", schemaPath: "#/properties/hideOnError/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.placeholder !== void 0) {
      let data6 = data.placeholder;
      if (typeof data6 != "boolean" && typeof data6 != "string" && data6 !== null) {
        let err8 = { instancePath: instancePath + "/placeholder", schemaPath: "#/properties/placeholder/type", keyword: "type", params: { type: schema10.properties.placeholder.type }, message: "must be boolean,string,null" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.reportId !== void 0) {
      let data7 = data.reportId;
      if (typeof data7 != "string" && data7 !== null) {
        let err9 = { instancePath: instancePath + "/reportId", schemaPath: "#/properties/reportId/type", keyword: "type", params: { type: schema10.properties.reportId.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.showTitle !== void 0 && typeof data.showTitle != "boolean") {
      let err10 = { instancePath: instancePath + "/showTitle", schemaPath: "#/properties/showTitle/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.size !== void 0) {
      let data9 = data.size;
      if (typeof data9 != "string" && data9 !== null) {
        let err11 = { instancePath: instancePath + "/size", schemaPath: "#/properties/size/type", keyword: "type", params: { type: schema10.properties.size.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
  } else {
    let err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
  }
  return validate6.errors = vErrors, errors === 0;
}
var schema11 = { type: "object", required: ["apiName", "componentType"], additionalProperties: !0, properties: { apiName: { type: ["string", "null"] }, componentType: { const: "VisualforcePage" }, height: { type: ["string", "integer", "null"] }, label: { type: ["string", "null"] }, showLabel: { type: "boolean" }, showScrollbars: { type: "boolean" }, suggestedHeight: { type: ["string", "null"] }, suggestedWidth: { type: ["string", "null"] }, url: { type: ["string", "null"] }, width: { type: ["string", "integer", "null"] } } };
function validate7(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.apiName === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "apiName" }, message: "must have required property 'apiName'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.componentType === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "componentType" }, message: "must have required property 'componentType'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.apiName !== void 0) {
      let data0 = data.apiName;
      if (typeof data0 != "string" && data0 !== null) {
        let err2 = { instancePath: instancePath + "/apiName", schemaPath: "#/properties/apiName/type", keyword: "type", params: { type: schema11.properties.apiName.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.componentType !== void 0 && data.componentType !== "VisualforcePage") {
      let err3 = { instancePath: instancePath + "/componentType", schemaPath: "#/properties/componentType/const", keyword: "const", params: { allowedValue: "VisualforcePage" }, message: "must be equal to constant" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.height !== void 0) {
      let data2 = data.height;
      if (typeof data2 != "string" && !Number.isInteger(data2) && data2 !== null) {
        let err4 = { instancePath: instancePath + "/height", schemaPath: "#/properties/height/type", keyword: "type", params: { type: schema11.properties.height.type }, message: "must be string,integer,null" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.label !== void 0) {
      let data3 = data.label;
      if (typeof data3 != "string" && data3 !== null) {
        let err5 = { instancePath: instancePath + "/label", schemaPath: "#/properties/label/type", keyword: "type", params: { type: schema11.properties.label.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.showLabel !== void 0 && typeof data.showLabel != "boolean") {
      let err6 = { instancePath: instancePath + "/showLabel", schemaPath: "#/properties/showLabel/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.showScrollbars !== void 0 && typeof data.showScrollbars != "boolean") {
      let err7 = { instancePath: instancePath + "/showScrollbars", schemaPath: "#/properties/showScrollbars/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.suggestedHeight !== void 0) {
      let data6 = data.suggestedHeight;
      if (typeof data6 != "string" && data6 !== null) {
        let err8 = { instancePath: instancePath + "/suggestedHeight", schemaPath: "#/properties/suggestedHeight/type", keyword: "type", params: { type: schema11.properties.suggestedHeight.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.suggestedWidth !== void 0) {
      let data7 = data.suggestedWidth;
      if (typeof data7 != "string" && data7 !== null) {
        let err9 = { instancePath: instancePath + "/suggestedWidth", schemaPath: "#/properties/suggestedWidth/type", keyword: "type", params: { type: schema11.properties.suggestedWidth.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.url !== void 0) {
      let data8 = data.url;
      if (typeof data8 != "string" && data8 !== null) {
        let err10 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: schema11.properties.url.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.width !== void 0) {
      let data9 = data.width;
      if (typeof data9 != "string" && !Number.isInteger(data9) && data9 !== null) {
        let err11 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/type", keyword: "type", params: { type: schema11.properties.width.type }, message: "must be string,integer,null" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
  } else {
    let err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
  }
  return validate7.errors = vErrors, errors === 0;
}
function validate8(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.componentType === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "componentType" }, message: "must have required property 'componentType'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.componentType !== void 0) {
      let data0 = data.componentType;
      if (typeof data0 != "string") {
        let err1 = { instancePath: instancePath + "/componentType", schemaPath: "#/properties/componentType/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      let _errs4 = errors, _errs5 = errors;
      if (!(data0 === "Field" || data0 === "EmptySpace" || data0 === "CustomLink" || data0 === "Canvas" || data0 === "ReportChart" || data0 === "VisualforcePage")) {
        let err2 = {};
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      var valid1 = _errs5 === errors;
      if (valid1) {
        let err3 = { instancePath: instancePath + "/componentType", schemaPath: "#/properties/componentType/not", keyword: "not", params: {}, message: "must NOT be valid" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      } else
        errors = _errs4, vErrors !== null && (_errs4 ? vErrors.length = _errs4 : vErrors = null);
    }
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate8.errors = vErrors, errors === 0;
}
function validate9(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  validate2(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors), errors = vErrors.length);
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    validate3(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors), errors = vErrors.length);
    var _valid0 = _errs2 === errors;
    if (valid0 = valid0 || _valid0, !valid0) {
      let _errs3 = errors;
      validate4(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors), errors = vErrors.length);
      var _valid0 = _errs3 === errors;
      if (valid0 = valid0 || _valid0, !valid0) {
        let _errs4 = errors;
        validate5(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors), errors = vErrors.length);
        var _valid0 = _errs4 === errors;
        if (valid0 = valid0 || _valid0, !valid0) {
          let _errs5 = errors;
          validate6(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors), errors = vErrors.length);
          var _valid0 = _errs5 === errors;
          if (valid0 = valid0 || _valid0, !valid0) {
            let _errs6 = errors;
            validate7(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors), errors = vErrors.length);
            var _valid0 = _errs6 === errors;
            if (valid0 = valid0 || _valid0, !valid0) {
              let _errs7 = errors;
              validate8(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors), errors = vErrors.length);
              var _valid0 = _errs7 === errors;
              valid0 = valid0 || _valid0;
            }
          }
        }
      }
    }
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err0 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate9.errors = vErrors, errors === 0;
}
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.editableForNew === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "editableForNew" }, message: "must have required property 'editableForNew'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.editableForUpdate === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "editableForUpdate" }, message: "must have required property 'editableForUpdate'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.label === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.layoutComponents === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "layoutComponents" }, message: "must have required property 'layoutComponents'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.lookupIdApiName === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "lookupIdApiName" }, message: "must have required property 'lookupIdApiName'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.required === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "required" }, message: "must have required property 'required'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.sortable === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sortable" }, message: "must have required property 'sortable'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.editableForNew !== void 0 && typeof data.editableForNew != "boolean") {
      let err7 = { instancePath: instancePath + "/editableForNew", schemaPath: "#/properties/editableForNew/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.editableForUpdate !== void 0 && typeof data.editableForUpdate != "boolean") {
      let err8 = { instancePath: instancePath + "/editableForUpdate", schemaPath: "#/properties/editableForUpdate/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.label !== void 0) {
      let data2 = data.label;
      if (typeof data2 != "string" && data2 !== null) {
        let err9 = { instancePath: instancePath + "/label", schemaPath: "#/properties/label/type", keyword: "type", params: { type: schema4.properties.label.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.layoutComponents !== void 0) {
      let data3 = data.layoutComponents;
      if (Array.isArray(data3)) {
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate9(data3[i0], { instancePath: instancePath + "/layoutComponents/" + i0, parentData: data3, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors), errors = vErrors.length);
      } else {
        let err10 = { instancePath: instancePath + "/layoutComponents", schemaPath: "#/properties/layoutComponents/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.lookupIdApiName !== void 0) {
      let data5 = data.lookupIdApiName;
      if (typeof data5 != "string" && data5 !== null) {
        let err11 = { instancePath: instancePath + "/lookupIdApiName", schemaPath: "#/properties/lookupIdApiName/type", keyword: "type", params: { type: schema4.properties.lookupIdApiName.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.required !== void 0 && typeof data.required != "boolean") {
      let err12 = { instancePath: instancePath + "/required", schemaPath: "#/properties/required/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.sortable !== void 0 && typeof data.sortable != "boolean") {
      let err13 = { instancePath: instancePath + "/sortable", schemaPath: "#/properties/sortable/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
    if (data.uiBehavior !== void 0) {
      let data8 = data.uiBehavior;
      if (typeof data8 != "string" && data8 !== null) {
        let err14 = { instancePath: instancePath + "/uiBehavior", schemaPath: "#/properties/uiBehavior/type", keyword: "type", params: { type: schema4.properties.uiBehavior.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
  } else {
    let err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
  }
  return validate10.errors = vErrors, errors === 0;
}
function validate11(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.layoutItems === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "layoutItems" }, message: "must have required property 'layoutItems'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.layoutItems !== void 0) {
      let data0 = data.layoutItems;
      if (Array.isArray(data0)) {
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate10(data0[i0], { instancePath: instancePath + "/layoutItems/" + i0, parentData: data0, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors), errors = vErrors.length);
      } else {
        let err1 = { instancePath: instancePath + "/layoutItems", schemaPath: "#/properties/layoutItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate11.errors = vErrors, errors === 0;
}
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.collapsible === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "collapsible" }, message: "must have required property 'collapsible'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.columns === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "columns" }, message: "must have required property 'columns'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.heading === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "heading" }, message: "must have required property 'heading'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.id === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.layoutRows === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "layoutRows" }, message: "must have required property 'layoutRows'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.rows === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rows" }, message: "must have required property 'rows'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.useHeading === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "useHeading" }, message: "must have required property 'useHeading'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.collapsible !== void 0 && typeof data.collapsible != "boolean") {
      let err7 = { instancePath: instancePath + "/collapsible", schemaPath: "#/properties/collapsible/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.columns !== void 0) {
      let data1 = data.columns;
      if (!Number.isInteger(data1)) {
        let err8 = { instancePath: instancePath + "/columns", schemaPath: "#/properties/columns/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (Number.isFinite(data1) && data1 < 0) {
        let err9 = { instancePath: instancePath + "/columns", schemaPath: "#/properties/columns/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.heading !== void 0) {
      let data2 = data.heading;
      if (typeof data2 != "string" && data2 !== null) {
        let err10 = { instancePath: instancePath + "/heading", schemaPath: "#/properties/heading/type", keyword: "type", params: { type: schema2.properties.heading.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.id !== void 0 && typeof data.id != "string") {
      let err11 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.layoutRows !== void 0) {
      let data4 = data.layoutRows;
      if (Array.isArray(data4)) {
        let len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate11(data4[i0], { instancePath: instancePath + "/layoutRows/" + i0, parentData: data4, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors), errors = vErrors.length);
      } else {
        let err12 = { instancePath: instancePath + "/layoutRows", schemaPath: "#/properties/layoutRows/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.rows !== void 0) {
      let data6 = data.rows;
      if (!Number.isInteger(data6)) {
        let err13 = { instancePath: instancePath + "/rows", schemaPath: "#/properties/rows/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
      if (Number.isFinite(data6) && data6 < 0) {
        let err14 = { instancePath: instancePath + "/rows", schemaPath: "#/properties/rows/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.tabOrder !== void 0) {
      let data7 = data.tabOrder;
      if (typeof data7 != "string" && data7 !== null) {
        let err15 = { instancePath: instancePath + "/tabOrder", schemaPath: "#/properties/tabOrder/type", keyword: "type", params: { type: schema2.properties.tabOrder.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.useHeading !== void 0 && typeof data.useHeading != "boolean") {
      let err16 = { instancePath: instancePath + "/useHeading", schemaPath: "#/properties/useHeading/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
    }
  } else {
    let err17 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
  }
  return validate12.errors = vErrors, errors === 0;
}
function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.layoutType === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "layoutType" }, message: "must have required property 'layoutType'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.mode === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "mode" }, message: "must have required property 'mode'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.sections === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sections" }, message: "must have required property 'sections'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.eTag !== void 0 && typeof data.eTag != "string") {
      let err4 = { instancePath: instancePath + "/eTag", schemaPath: "#/properties/eTag/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.id !== void 0) {
      let data1 = data.id;
      if (typeof data1 != "string" && data1 !== null) {
        let err5 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: schema0.properties.id.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.layoutType !== void 0 && typeof data.layoutType != "string") {
      let err6 = { instancePath: instancePath + "/layoutType", schemaPath: "#/properties/layoutType/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.mode !== void 0 && typeof data.mode != "string") {
      let err7 = { instancePath: instancePath + "/mode", schemaPath: "#/properties/mode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.objectApiName !== void 0) {
      let data4 = data.objectApiName;
      if (typeof data4 != "string" && data4 !== null) {
        let err8 = { instancePath: instancePath + "/objectApiName", schemaPath: "#/properties/objectApiName/type", keyword: "type", params: { type: schema0.properties.objectApiName.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.recordTypeId !== void 0) {
      let data5 = data.recordTypeId;
      if (typeof data5 != "string" && data5 !== null) {
        let err9 = { instancePath: instancePath + "/recordTypeId", schemaPath: "#/properties/recordTypeId/type", keyword: "type", params: { type: schema0.properties.recordTypeId.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.saveOptions !== void 0) {
      let data6 = data.saveOptions;
      if (Array.isArray(data6)) {
        let len0 = data6.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate1(data6[i0], { instancePath: instancePath + "/saveOptions/" + i0, parentData: data6, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length);
      } else {
        let err10 = { instancePath: instancePath + "/saveOptions", schemaPath: "#/properties/saveOptions/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.sections !== void 0) {
      let data8 = data.sections;
      if (Array.isArray(data8)) {
        let len1 = data8.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate12(data8[i1], { instancePath: instancePath + "/sections/" + i1, parentData: data8, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors), errors = vErrors.length);
      } else {
        let err11 = { instancePath: instancePath + "/sections", schemaPath: "#/properties/sections/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
  } else {
    let err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
  }
  return validate0.errors = vErrors, errors === 0;
}
var uiApi_ReadErrors = validate13;
function validate14(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  return validate14.errors = vErrors, errors === 0;
}
function validate13(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    if (data.length < 1) {
      let err0 = { instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      validate14(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors), errors = vErrors.length);
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate13.errors = vErrors, errors === 0;
}
var uiApi_LayoutUserState = validate15;
function validate16(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.collapsed === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "collapsed" }, message: "must have required property 'collapsed'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.id === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.collapsed !== void 0 && typeof data.collapsed != "boolean") {
      let err2 = { instancePath: instancePath + "/collapsed", schemaPath: "#/properties/collapsed/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.id !== void 0 && typeof data.id != "string") {
      let err3 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate16.errors = vErrors, errors === 0;
}
function validate15(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.sectionUserStates === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sectionUserStates" }, message: "must have required property 'sectionUserStates'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.eTag !== void 0 && typeof data.eTag != "string") {
      let err2 = { instancePath: instancePath + "/eTag", schemaPath: "#/properties/eTag/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.id !== void 0 && typeof data.id != "string") {
      let err3 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.sectionUserStates !== void 0) {
      let data2 = data.sectionUserStates;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2))
        for (let key0 in data2)
          validate16(data2[key0], { instancePath: instancePath + "/sectionUserStates/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data2, parentDataProperty: key0, rootData }) || (vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors), errors = vErrors.length);
      else {
        let err4 = { instancePath: instancePath + "/sectionUserStates", schemaPath: "#/properties/sectionUserStates/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate15.errors = vErrors, errors === 0;
}
var uiApi_PathLayout = validate17;
function validate17(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  return validate17.errors = vErrors, errors === 0;
}
var updateLayoutUserState_request = validate18;
function validate19(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.collapsed === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "collapsed" }, message: "must have required property 'collapsed'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "collapsed" || key0 === "id")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.collapsed !== void 0 && typeof data.collapsed != "boolean") {
      let err2 = { instancePath: instancePath + "/collapsed", schemaPath: "#/properties/collapsed/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.id !== void 0) {
      let data1 = data.id;
      if (typeof data1 == "string") {
        if (data1.length < 1) {
          let err3 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate19.errors = vErrors, errors === 0;
}
function validate18(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sectionUserStates === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sectionUserStates" }, message: "must have required property 'sectionUserStates'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (key0 !== "sectionUserStates") {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.sectionUserStates !== void 0) {
      let data0 = data.sectionUserStates;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0))
        for (let key1 in data0)
          validate19(data0[key1], { instancePath: instancePath + "/sectionUserStates/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data0, parentDataProperty: key1, rootData }) || (vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors), errors = vErrors.length);
      else {
        let err2 = { instancePath: instancePath + "/sectionUserStates", schemaPath: "#/properties/sectionUserStates/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate18.errors = vErrors, errors === 0;
}
var uiApi_WriteError = validate20, schema20 = { type: "object", required: ["message", "enhancedErrorType", "output"], additionalProperties: !0, properties: { message: { type: "string" }, enhancedErrorType: { type: ["string", "null"] }, output: { anyOf: [{ $ref: "ui-api.WriteErrorOutput" }, { type: "null" }] } } };
var schema22 = { type: "object", required: ["errorCode", "message", "field", "fieldLabel", "constituentField", "duplicateRecordError"], additionalProperties: !0, properties: { constituentField: { type: ["string", "null"] }, duplicateRecordError: { type: ["object", "null"], additionalProperties: !0 }, errorCode: { type: "string", minLength: 1 }, field: { type: ["string", "null"] }, fieldLabel: { type: ["string", "null"] }, message: { type: "string" } } };
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        let err6 = { instancePath: instancePath + "/constituentField", schemaPath: "#/properties/constituentField/type", keyword: "type", params: { type: schema22.properties.constituentField.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.duplicateRecordError !== void 0) {
      let data1 = data.duplicateRecordError;
      if (!(data1 && typeof data1 == "object" && !Array.isArray(data1)) && data1 !== null) {
        let err7 = { instancePath: instancePath + "/duplicateRecordError", schemaPath: "#/properties/duplicateRecordError/type", keyword: "type", params: { type: schema22.properties.duplicateRecordError.type }, message: "must be object,null" };
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
        let err10 = { instancePath: instancePath + "/field", schemaPath: "#/properties/field/type", keyword: "type", params: { type: schema22.properties.field.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.fieldLabel !== void 0) {
      let data4 = data.fieldLabel;
      if (typeof data4 != "string" && data4 !== null) {
        let err11 = { instancePath: instancePath + "/fieldLabel", schemaPath: "#/properties/fieldLabel/type", keyword: "type", params: { type: schema22.properties.fieldLabel.type }, message: "must be string,null" };
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
  return validate21.errors = vErrors, errors === 0;
}
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
          validate21(data0[i0], { instancePath: instancePath + "/errors/" + i0, parentData: data0, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors), errors = vErrors.length);
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
              validate21(data3[i1], { instancePath: instancePath + "/fieldErrors/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i1, parentData: data3, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors), errors = vErrors.length);
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
  return validate22.errors = vErrors, errors === 0;
}
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        let err4 = { instancePath: instancePath + "/enhancedErrorType", schemaPath: "#/properties/enhancedErrorType/type", keyword: "type", params: { type: schema20.properties.enhancedErrorType.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.output !== void 0) {
      let data2 = data.output, _errs7 = errors, valid1 = !1, _errs8 = errors;
      validate22(data2, { instancePath: instancePath + "/output", parentData: data, parentDataProperty: "output", rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length);
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
  return validate20.errors = vErrors, errors === 0;
}
var validators = {
  getLayout: { responses: { 200: uiApi_Layout, 400: uiApi_ReadErrors, 401: uiApi_ReadErrors, 403: uiApi_ReadErrors, 404: uiApi_ReadErrors, 410: uiApi_ReadErrors, 500: uiApi_ReadErrors, 503: uiApi_ReadErrors } },
  getLayoutUserState: { responses: { 200: uiApi_LayoutUserState, 400: uiApi_ReadErrors, 401: uiApi_ReadErrors, 403: uiApi_ReadErrors, 404: uiApi_ReadErrors, 410: uiApi_ReadErrors, 500: uiApi_ReadErrors, 503: uiApi_ReadErrors } },
  getPathLayout: { responses: { 200: uiApi_PathLayout, 400: uiApi_ReadErrors, 401: uiApi_ReadErrors, 403: uiApi_ReadErrors, 404: uiApi_ReadErrors, 410: uiApi_ReadErrors, 500: uiApi_ReadErrors, 503: uiApi_ReadErrors } },
  updateLayoutUserState: { request: updateLayoutUserState_request, responses: { 200: uiApi_LayoutUserState, 400: uiApi_WriteError, 401: uiApi_ReadErrors, 403: uiApi_WriteError, 404: uiApi_WriteError, 409: uiApi_WriteError, 410: uiApi_ReadErrors, 500: uiApi_WriteError, 503: uiApi_ReadErrors } }
};
export {
  validators
};
